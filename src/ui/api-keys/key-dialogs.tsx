import { observer } from 'mobx-react-lite';
import type { KeyToReplace } from '#src/application/api-keys/rotate-key-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { RotateKeyDialog } from '#src/ui/api-keys/rotation/rotate-key-dialog.tsx';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { DeactivateKeysDialog } from './deactivate-keys-dialog.tsx';

export type OpenDialog = 'create' | 'deactivate' | KeyToReplace;

export interface KeyDialogsProps {
  readonly stores: Pick<AccountStores, 'apiKeys' | 'createKey' | 'deactivateKeys' | 'rotateKey'>;
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

export const KeyDialogs = observer(function KeyDialogs({ stores, open, onClose }: KeyDialogsProps) {
  const { apiKeys, createKey, deactivateKeys, rotateKey } = stores;
  if (open === 'create') {
    const version = apiKeys.defaultVersion?.name ?? null;
    return <CreateKeyDialog createStore={createKey} version={version} onClose={onClose} />;
  }
  if (open === 'deactivate') return <DeactivateKeysDialog createStore={deactivateKeys} onClose={onClose} />;
  const { lastUsed, secrets } = apiKeys;
  return <RotateKeyDialog createStore={() => rotateKey(open)} usage={lastUsed} secrets={secrets} onClose={onClose} />;
});
