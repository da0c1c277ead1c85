import { Plus, RefreshCw } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import { Trans } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useHold } from '#src/ui/components/dialog/use-hold.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { EmptyStateAction } from '#src/ui/components/feedback/empty-state.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { expiryWarning } from '#src/domain/api-keys/key-expiry.ts';
import { useAccountStores, useAppStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import type { ChooseVersionDialogProps } from './version/choose-version-dialog.tsx';
import type { KeyDialogsProps, OpenDialog } from './key-dialogs.tsx';
import type { KeyPanelProps } from './key-panel.tsx';
import { keyRowId } from './api-keys-table.tsx';
import { KeysCard } from './keys-card.tsx';
import { LabelsContext } from './labels/labels-context.ts';
import type { LabelsPartProps } from './labels/labels-part.tsx';
import { LimitsContext } from './limits/limits-context.ts';
import type { LimitsPartProps } from './limits/limits-part.tsx';
import { VersionBox } from './version/version-box.tsx';
import { useKeyLocation } from './use-key-location.ts';
import { useReopenedDialog } from './use-reopened-dialog.ts';
import type { KeyToReplace } from '#src/application/api-keys/rotate-key-store.ts';
import type { RotationsStore } from '#src/application/api-keys/rotations-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { keyLimitStore } from '#src/application/api-keys/key-limit-store.ts';
import styles from './api-keys-table.module.css';

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
const KEY_PANEL = new LatePart<KeyPanelProps>(async () => (await import('./key-panel.tsx')).KeyPanel);
const VERSION_DIALOG = new LatePart<ChooseVersionDialogProps>(
  async () => (await import('./version/choose-version-dialog.tsx')).ChooseVersionDialog,
);
const LIMITS = new LazyPage<LimitsPartProps>(
  async () => (await import('./limits/limits-part.tsx')).LimitsPart,
  ['key-limits'],
);
const LABELS = new LazyPage<LabelsPartProps>(
  async () => (await import('./labels/labels-part.tsx')).LabelsPart,
  ['key-labels'],
);
const KeyDialogs = lateComponent(KEY_DIALOGS);
const KeyPanel = lateComponent(KEY_PANEL);
const ChooseVersionDialog = lateComponent(VERSION_DIALOG);

/** Limits come behind the rows, and labels with them. */
export const ApiKeysPage = observer(function ApiKeysPage() {
  const app = useAppStores();
  const { capabilities } = useAccountStores();
  const Limits = capabilities.has('api-key-limits') ? (LIMITS.componentFor(app) ?? LimitsToCome) : null;
  const Labels = capabilities.has('api-key-labels') ? (LABELS.componentFor(app) ?? LabelsToCome) : null;
  return (
    <LimitsContext value={Limits}>
      <LabelsContext value={Labels}>
        <Keys />
        {Limits && <Limits as="change" />}
        {Labels && <Labels as="change" />}
      </LabelsContext>
    </LimitsContext>
  );
});

/** As high as what comes there, so that no row grows under a finger. */
const LINE = <span className={styles.lineToCome} aria-hidden="true" />;

function LabelsToCome(props: LabelsPartProps) {
  return props.as === 'in-list' && (props.apiKey.labels ?? []).length > 0 && LINE;
}

const LimitsToCome = observer(function LimitsToCome(props: LimitsPartProps) {
  const { now } = useAccountStores().apiKeys.expiry;
  if (props.as !== 'in-list') return null;
  const { active, expiresAt } = props.apiKey;
  return active && expiryWarning(expiresAt, now) === 'soon' && LINE;
});

const Keys = observer(function Keys() {
  const { t } = useTranslation();
  const stores = useAccountStores();
  const { apiKeys, rotations, capabilities } = stores;
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { openId, open, follow, close } = useKeyLocation(apiKeys.list);
  useStarted(stores, openDialog);
  usePendingAction('create-key', () => setOpenDialog('create'));
  useReopenedDialog('rotate-key', apiKeys.list, (key) => key.active && setOpenDialog({ action: 'rotate', key }));
  const app = useAppStores();
  const hasLimits = capabilities.has('api-key-limits');
  const isOpen = openId !== null || openDialog !== null;
  // What opens fetches them again where that failed.
  useEffect(() => (hasLimits ? app.whenIdle(() => void LIMITS.load(app)) : undefined), [app, hasLimits, isOpen]);
  const mainAction = useId();
  useFallbackFocus(openDialog === 'create', mainAction);
  const { rows, focusRow } = useRowFocus(mainAction);
  useFallbackFocus(openId !== null, keyRowId(openId ?? ''));
  const canDelete = capabilities.has('api-key-deletion');
  const finishDeletion = ({ id }: ApiKey, rowIndex: number) => {
    focusRow(rowIndex);
    if (id === openId) close();
  };

  const panel = { keys: apiKeys, canDelete, onAct: setOpenDialog, onClose: close };

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
    <Page
      title={t('api-keys.title')}
      description={<ApiKeyHeaderHint hasLimits={hasLimits} />}
      action={create('primary')}
    >
      <VersionBox store={apiKeys} dialog={versionDialog(stores)} />
      <PendingRotations rotations={rotations} onResume={(key) => setOpenDialog({ action: 'rotate', key })} />
      <KeysCard
        rows={rows}
        store={apiKeys}
        limit={stores.get(keyLimitStore)}
        emptyStateAction={<EmptyStateAction nextFocusId={mainAction}>{create('secondary')}</EmptyStateAction>}
        onOpen={open}
        onFollow={follow}
        onAct={setOpenDialog}
        canDelete={canDelete}
        onDeactivate={() => setOpenDialog('deactivate')}
      />
      {openId !== null && <KeyPanel id={openId as ApiKeyId} {...panel} />}
      {openDialog !== null && (
        <KeyDialogs open={openDialog} onDeleted={finishDeletion} onClose={() => setOpenDialog(null)} />
      )}
    </Page>
  );
});

const versionDialog = (stores: AccountStores) => (close: () => void) => (
  <ChooseVersionDialog versions={stores.apiKeys.versions.value ?? []} onClose={close} />
);

/** Keys and rotations change while a dialog makes them, and nothing moves behind it. */
function useStarted({ apiKeys, rotations, capabilities, get }: AccountStores, dialog: OpenDialog | null): void {
  const app = useAppStores();
  const keyLimit = get(keyLimitStore);
  const hasLabels = capabilities.has('api-key-labels');
  useEffect(() => app.whenQuiet(loadDialogs), [app]);
  useEffect(() => (hasLabels ? app.whenIdle(() => void LABELS.load(app)) : undefined), [app, hasLabels, dialog]);
  useEffect(() => apiKeys.start(), [apiKeys]);
  useEffect(() => rotations.start(), [rotations]);
  useEffect(() => keyLimit.start(), [keyLimit]);
  const isRotating = dialog !== null && typeof dialog !== 'string' && dialog.action === 'rotate';
  useHold(apiKeys.list, dialog === 'create' || isRotating);
  useHold(rotations, isRotating);
}

function loadDialogs(): void {
  for (const part of [KEY_DIALOGS, KEY_PANEL, VERSION_DIALOG]) void part.load();
}

function ApiKeyHeaderHint({ hasLimits }: { readonly hasLimits: boolean }) {
  return (
    <Trans
      i18nKey={hasLimits ? 'api-keys.text.limits' : 'api-keys.text'}
      values={{ header: 'x-api-key' }}
      components={{ code: <code className="mono nowrap" /> }}
    />
  );
}
