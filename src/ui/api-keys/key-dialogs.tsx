import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { toggleKey } from '#src/application/api-keys/key-changes.ts';
import { createKey } from '#src/application/api-keys/create-key-store.ts';
import { deactivateKeys } from '#src/application/api-keys/deactivate-keys-store.ts';
import { type KeyToReplace, rotateKey } from '#src/application/api-keys/rotate-key-store.ts';
import type { ApiKey } from '#src/domain/api-keys/api-key.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { ConfirmChange } from '#src/ui/components/dialog/change-dialog.tsx';
import { RotateKeyDialog } from '#src/ui/api-keys/rotation/rotate-key-dialog.tsx';
import { keyLimitStore } from '#src/application/api-keys/key-limit-store.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { DeactivateKeysDialog } from './deactivate-keys-dialog.tsx';
import { DeleteKeyDialog } from './delete-key-dialog.tsx';

export type OpenDialog =
  | 'create'
  | 'deactivate'
  | { readonly action: 'rotate'; readonly key: KeyToReplace }
  | { readonly action: 'toggle' | 'delete'; readonly key: ApiKey };

export interface KeyDialogsProps {
  readonly open: OpenDialog;
  /** Called before the dialog closes; the row is the one that the key had. */
  readonly onDeleted: (key: ApiKey, rowIndex: number) => void;
  readonly onClose: () => void;
}

export const KeyDialogs = observer(function KeyDialogs({ open, onDeleted, onClose }: KeyDialogsProps) {
  const { apiKeys, get } = useAccountStores();
  const { list, lastUsed, secrets } = apiKeys;
  const [rowIndex] = useState(() =>
    typeof open === 'string' ? -1 : list.items.findIndex(({ id }) => id === open.key.id),
  );
  if (open === 'create') {
    const version = apiKeys.defaultVersion?.name ?? null;
    return (
      <CreateKeyDialog createStore={get(createKey)} version={version} limit={get(keyLimitStore)} onClose={onClose} />
    );
  }
  if (open === 'deactivate') return <DeactivateKeysDialog createStore={get(deactivateKeys)} onClose={onClose} />;
  const { action, key } = open;
  if (action === 'toggle') return <ToggleKeyDialog apiKey={key} onClose={onClose} />;
  if (action === 'delete') {
    const finish = () => {
      onDeleted(key, rowIndex);
      onClose();
    };
    return <DeleteKeyDialog apiKey={key} usage={lastUsed} onDeleted={finish} onClose={onClose} />;
  }
  return (
    <RotateKeyDialog createStore={() => get(rotateKey)(key)} usage={lastUsed} secrets={secrets} onClose={onClose} />
  );
});

interface ToggleKeyDialogProps {
  /** The key at the moment its change was asked for. */
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

function ToggleKeyDialog({ apiKey, onClose }: ToggleKeyDialogProps) {
  const { t } = useTranslation();
  const { get } = useAccountStores();
  const [change] = useState(() => get(toggleKey)(apiKey));
  const { name, active } = apiKey;
  return (
    <ConfirmChange
      {...{ change, onClose }}
      title={t(active ? 'api-keys.deactivate.title' : 'api-keys.activate.title', { name })}
      text={t(active ? 'api-keys.deactivate.text' : 'api-keys.activate.text')}
      confirm={t(active ? 'api-keys.deactivate.action' : 'api-keys.activate.action')}
      busy={t('common.saving')}
      destructive={active}
    />
  );
}
