import { Plus, RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Trans } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
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
import type { ChooseVersionDialogProps } from './choose-version-dialog.tsx';
import type { KeyDialogsProps, OpenDialog } from './key-dialogs.tsx';
import type { KeyPanelProps } from './key-panel.tsx';
import { keyRowId } from './api-keys-table.tsx';
import { KeysCard } from './keys-card.tsx';
import { LateChangeLimits, loadLimits } from './limits/late-limits.tsx';
import type { OfferedLimits } from './limits/offered-limits.ts';
import { VersionBox } from './version-box.tsx';
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

const KEY_DIALOGS = new LatePart<KeyDialogsProps, AppStores>(
  async (stores) =>
    (await Promise.all([import('./key-dialogs.tsx'), stores.loadStores(['key-dialogs'])]))[0].KeyDialogs,
);
const KEY_PANEL = new LatePart<KeyPanelProps, AppStores>(
  async (stores) => (await Promise.all([import('./key-panel.tsx'), stores.loadStores(['key-dialogs'])]))[0].KeyPanel,
);
const VERSION_DIALOG = new LatePart<ChooseVersionDialogProps, AppStores>(
  async (stores) =>
    (await Promise.all([import('./choose-version-dialog.tsx'), stores.loadStores(['key-dialogs'])]))[0]
      .ChooseVersionDialog,
);
const KeyDialogs = lateComponent(KEY_DIALOGS, useAppStores);
const KeyPanel = lateComponent(KEY_PANEL, useAppStores);
const ChooseVersionDialog = lateComponent(VERSION_DIALOG, useAppStores);

export const ApiKeysPage = observer(function ApiKeysPage() {
  const { t } = useTranslation();
  const stores = useAccountStores();
  const { apiKeys, rotations, capabilities } = stores;
  const createDetails = useCallback((id: ApiKeyId) => stores.keyDetails(id), [stores]);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { openId, open, follow, close } = useKeyLocation(apiKeys.list);
  useStarted(stores, openDialog);
  usePendingAction('create-key', () => setOpenDialog('create'));
  const { limits, limitsDialog } = useLimits(stores);
  useReopenedDialog('rotate-key', apiKeys.list, (key) => key.active && setOpenDialog({ action: 'rotate', key }));
  const mainAction = useId();
  useFallbackFocus(openDialog === 'create', mainAction);
  const { rows, focusRow } = useRowFocus(mainAction);
  useFallbackFocus(openId !== null, keyRowId(openId ?? ''));
  const canDelete = capabilities.has('api-key-deletion');
  const finishDeletion = ({ id }: ApiKey, rowIndex: number) => {
    focusRow(rowIndex);
    if (id === openId) close();
  };

  const panel = { createStore: createDetails, keys: apiKeys, canDelete, limits, onAct: setOpenDialog, onClose: close };

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
      <VersionBox store={apiKeys} dialog={versionDialog(stores)} />
      <PendingRotations rotations={rotations} onResume={(key) => setOpenDialog({ action: 'rotate', key })} />
      <KeysCard
        rows={rows}
        store={apiKeys}
        limit={stores.keyLimit}
        emptyStateAction={<EmptyStateAction nextFocusId={mainAction}>{create('secondary')}</EmptyStateAction>}
        onOpen={open}
        onFollow={follow}
        onAct={setOpenDialog}
        canDelete={canDelete}
        onDeactivate={() => setOpenDialog('deactivate')}
      />
      {openId !== null && <KeyPanel id={openId as ApiKeyId} {...panel} />}
      {openDialog !== null && (
        <KeyDialogs
          stores={stores}
          open={openDialog}
          limits={limits}
          onDeleted={finishDeletion}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {limitsDialog}
    </Page>
  );
});

const versionDialog = (stores: AccountStores) => (close: () => void) => (
  <ChooseVersionDialog
    versions={stores.apiKeys.versions.value ?? []}
    createStore={() => stores.chooseVersion()}
    onClose={close}
  />
);

/** Keys and rotations change while a dialog makes them, and nothing moves behind it. */
function useStarted({ apiKeys, rotations, keyLimit }: AccountStores, dialog: OpenDialog | null): void {
  const app = useAppStores();
  useEffect(() => app.whenQuiet(() => loadDialogs(app)), [app]);
  useEffect(() => apiKeys.start(), [apiKeys]);
  useEffect(() => rotations.start(), [rotations]);
  useEffect(() => keyLimit.start(), [keyLimit]);
  const isRotating = dialog !== null && typeof dialog !== 'string' && dialog.action === 'rotate';
  useHold(apiKeys.list, dialog === 'create' || isRotating);
  useHold(rotations, isRotating);
}

/** Null limits where the provider offers none, and the dialog that changes those of a key. */
function useLimits(account: AccountStores) {
  const app = useAppStores();
  const [changed, setChanged] = useState<KeyToReplace | null>(null);
  const isOffered = account.capabilities.has('api-key-limits');
  const limits = useMemo(
    (): OfferedLimits | null => (isOffered ? { app, account, onChange: setChanged } : null),
    [app, account, isOffered],
  );
  useEffect(() => (isOffered ? app.whenQuiet(() => loadLimits(app)) : undefined), [app, isOffered]);
  useReopenedDialog('change-limits', account.apiKeys.list, (key) => limits?.onChange(key));
  const limitsDialog = limits && changed && (
    <LateChangeLimits limits={limits} apiKey={changed} onClose={() => setChanged(null)} />
  );
  return { limits, limitsDialog };
}

function loadDialogs(app: AppStores): void {
  for (const part of [KEY_DIALOGS, KEY_PANEL, VERSION_DIALOG]) void part.load(app);
}

function ApiKeyHeaderHint() {
  return (
    <Trans i18nKey="api-keys.text" values={{ header: 'x-api-key' }} components={{ code: <code className="mono" /> }} />
  );
}

/** A dialog of a key that was open when the session ended opens again once its key is loaded; a command opens it too. */
function useReopenedDialog(
  action: 'rotate-key' | 'change-limits',
  list: KeyListStore,
  onFound: (key: ApiKey) => void,
): void {
  const [id, setId] = useState<ApiKeyId | null>(null);
  const latest = useRef(onFound);
  useEffect(() => {
    latest.current = onFound;
  });
  usePendingAction(action, (subject) => setId(subject as ApiKeyId));
  useEffect(() => {
    if (id === null) return;
    return list.whenFound(id, (key) => {
      setId(null);
      latest.current(key);
    });
  }, [id, list]);
}
