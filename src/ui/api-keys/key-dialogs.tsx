import { observer } from 'mobx-react-lite';
import type { KeyToReplace } from '#src/application/api-keys/rotate-key-store.ts';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';
import { RotateKeyDialog } from './rotate-key-dialog.tsx';

interface KeyDialogsProps {
  readonly stores: Pick<AccountStores, 'apiKeys' | 'createKey' | 'rotateKey'>;
  readonly open: 'create' | KeyToReplace | null;
  readonly onClose: () => void;
}

/** One dialog at a time. */
export const KeyDialogs = observer(function KeyDialogs({ stores, open, onClose }: KeyDialogsProps) {
  const { apiKeys, createKey, rotateKey } = stores;
  if (open === null) return null;
  if (open === 'create') {
    const version = apiKeys.defaultVersion?.name ?? null;
    return <CreateKeyDialog createStore={createKey} version={version} onClose={onClose} />;
  }
  return <RotateKeyDialog createStore={() => rotateKey(open)} usage={apiKeys.lastUsed} onClose={onClose} />;
});
