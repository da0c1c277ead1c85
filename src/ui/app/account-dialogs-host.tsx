import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { AccountDialogsProps } from '#src/ui/account/account-dialogs.tsx';
import { DialogFailed } from '#src/ui/components/late/dialog-failed.tsx';
import { LazyPage } from './lazy-page.ts';
import { useAccountStores, useAppStores } from './stores-context.ts';

const DIALOGS = new LazyPage<AccountDialogsProps>(
  async () => (await import('#src/ui/account/account-dialogs.tsx')).AccountDialogs,
  ['account'],
);

/** Loads the dialogs on request, or earlier while the line is quiet. */
export const AccountDialogsHost = observer(function AccountDialogsHost({ linkToken }: { linkToken: string | null }) {
  const stores = useAppStores();
  const { dialogs } = useAccountStores();
  const [path, navigate] = useLocation();
  const isWanted = linkToken !== null || dialogs.opened !== null || dialogs.newEmail !== null;
  useEffect(() => stores.whenQuiet(() => void DIALOGS.load(stores)), [stores]);
  useEffect(() => void (isWanted && DIALOGS.load(stores)), [isWanted, stores]);
  // Navigation closes the dialog.
  useEffect(() => () => dialogs.close(), [dialogs, path]);

  if (!isWanted) return null;
  const leaveLink = () => navigate('/dashboard', { replace: true });
  if (DIALOGS.isFailed) {
    const close = linkToken === null ? dialogs.close : leaveLink;
    return <DialogFailed onRetry={() => void DIALOGS.loadAgain(stores)} onClose={close} />;
  }
  const Dialogs = DIALOGS.componentFor(stores);
  return Dialogs && <Dialogs linkToken={linkToken} onLeaveLink={leaveLink} />;
});
