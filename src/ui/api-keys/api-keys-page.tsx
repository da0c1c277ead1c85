import { Plus, RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Trans } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useHold } from '#src/ui/components/dialog/use-hold.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { EmptyStateAction } from '#src/ui/components/feedback/empty-state.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { useAccountStores, useAppStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import type { KeyDialogsProps, OpenDialog } from './key-dialogs.tsx';
import type { KeyPanelProps } from './key-panel.tsx';
import { keyRowId } from './api-keys-table.tsx';
import { KeysCard } from './keys-card.tsx';
import { VERSION_DIALOG, VersionBox } from './version-box.tsx';
import { useKeyLocation } from './use-key-location.ts';
import type { KeyListStore } from '#src/application/api-keys/key-list-store.ts';
import type { KeyToReplace } from '#src/application/api-keys/rotate-key-store.ts';
import type { RotationsStore } from '#src/application/api-keys/rotations-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';

interface PendingRotationsProps {
  readonly rotations: RotationsStore;
  readonly onResume: (key: KeyToReplace) => void;
}

const PendingRotations = observer(function PendingRotations({ rotations, onResume }: PendingRotationsProps) {
  const { t } = useTranslation();
  return rotations.shown.map(({ oldId, oldName, newName }) => (
    <Alert
      key={oldId}
      kind="info"
      icon={RefreshCw}
      action={
        <Button size="sm" onClick={() => onResume({ id: oldId, name: oldName })}>
          {t('rotate.resume')}
        </Button>
      }
    >
      {t('rotate.pending', { old: oldName, name: newName })}
    </Alert>
  ));
});

export const KEY_DIALOGS = new LatePart<KeyDialogsProps>(async () => (await import('./key-dialogs.tsx')).KeyDialogs);
export const KEY_PANEL = new LatePart<KeyPanelProps>(async () => (await import('./key-panel.tsx')).KeyPanel);
const KeyDialogs = lateComponent(KEY_DIALOGS);
const KeyPanel = lateComponent(KEY_PANEL);

export const ApiKeysPage = observer(function ApiKeysPage() {
  const { t } = useTranslation();
  const stores = useAccountStores();
  const { apiKeys, rotations, chooseVersion, keyDetails, deleteKey, keyLimit } = stores;
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { openId, open, follow, close } = useKeyLocation(apiKeys.list);
  const { whenQuiet } = useAppStores();
  useEffect(() => whenQuiet(loadDialogs), [whenQuiet]);
  useEffect(() => apiKeys.start(), [apiKeys]);
  useEffect(() => rotations.start(), [rotations]);
  usePendingAction('create-key', () => setOpenDialog('create'));
  useReopenedRotation(apiKeys.list, setOpenDialog);
  useEffect(() => keyLimit.start(), [keyLimit]);
  const isCreating = openDialog === 'create';
  const isRotating = openDialog !== null && typeof openDialog !== 'string';
  useHold(apiKeys.list, isCreating || isRotating);
  useHold(rotations, isRotating);

  const mainAction = useId();
  useFallbackFocus(isCreating, mainAction);
  const { rows, focusRow } = useRowFocus(mainAction);
  useFallbackFocus(openId !== null, keyRowId(openId ?? ''));

  const create = (variant: 'primary' | 'secondary') => (
    <Button
      id={variant === 'primary' ? mainAction : undefined}
      variant={variant}
      icon={Plus}
      onClick={() => setOpenDialog('create')}
    >
      {t('api-keys.create')}
    </Button>
  );

  return (
    <Page title={t('api-keys.title')} description={<ApiKeyHeaderHint />} action={create('primary')}>
      <VersionBox store={apiKeys} chooseVersion={chooseVersion} />
      <PendingRotations rotations={rotations} onResume={setOpenDialog} />
      <KeysCard
        rows={rows}
        store={apiKeys}
        limit={keyLimit}
        emptyStateAction={<EmptyStateAction nextFocusId={mainAction}>{create('secondary')}</EmptyStateAction>}
        onOpen={open}
        onFollow={follow}
        onRotate={setOpenDialog}
        onDeactivate={() => setOpenDialog('deactivate')}
      />
      {openId !== null && (
        <KeyPanel
          id={openId as ApiKeyId}
          createStore={keyDetails}
          keys={apiKeys}
          createDeletion={deleteKey}
          onDeleted={focusRow}
          onClose={close}
        />
      )}
      {openDialog !== null && <KeyDialogs stores={stores} open={openDialog} onClose={() => setOpenDialog(null)} />}
    </Page>
  );
});

function loadDialogs(): void {
  for (const part of [KEY_DIALOGS, KEY_PANEL, VERSION_DIALOG]) void part.load();
}

function ApiKeyHeaderHint() {
  return (
    <Trans i18nKey="api-keys.text" values={{ header: 'x-api-key' }} components={{ code: <code className="mono" /> }} />
  );
}

/** The dialog that was open when the session ended opens again once its key is loaded, unless it was deactivated. */
function useReopenedRotation(list: KeyListStore, onOpen: (key: ApiKey) => void): void {
  const [id, setId] = useState<ApiKeyId | null>(null);
  usePendingAction('rotate-key', (subject) => setId(subject as ApiKeyId));
  useEffect(() => {
    if (id === null) return;
    return list.whenFound(id, (key) => {
      setId(null);
      if (key.active) onOpen(key);
    });
  }, [id, list, onOpen]);
}
