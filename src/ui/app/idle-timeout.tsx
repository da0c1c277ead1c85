import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { Screen } from '#src/domain/auth/route-gate.ts';
import type { IdleTimeoutDialogProps } from '#src/ui/auth/verification/idle-timeout-dialog.tsx';
import { LazyPage } from './lazy-page.ts';
import { useAppStores } from './stores-context.ts';

/** Comes after the page that it watches over, dialogs included: they must show without a connection too. */
const DIALOG = new LazyPage<IdleTimeoutDialogProps>(async ({ auth }) => {
  const [{ IdleTimeoutDialog: IdleGuard }, { authMessages }] = await Promise.all([
    import('#src/ui/auth/verification/idle-timeout-dialog.tsx'),
    import('#src/application/i18n/en/auth.ts'),
    auth.load(),
  ]);
  return { component: IdleGuard, messages: authMessages };
});

interface IdleTimeoutProps {
  /** The screen that is shown; null while the gate goes elsewhere. */
  readonly screen: Screen | null;
  readonly isEnabled: boolean;
  readonly children: ReactNode;
}

/** Over every screen from verification to summary (D47). What has expired hides the page until the person has seen it. */
export const IdleTimeout = observer(function IdleTimeout({ screen, isEnabled: isWatched, children }: IdleTimeoutProps) {
  const stores = useAppStores();
  // Once more at each screen, for the case that the chunk did not come.
  useEffect(() => void (isWatched && screen && DIALOG.load(stores)), [isWatched, screen, stores]);

  const TimeoutDialog = DIALOG.componentFor(stores);
  const idle = TimeoutDialog ? stores.auth.current.idle : null;
  return (
    <>
      {idle?.phase !== 'expired' && children}
      {TimeoutDialog && idle && <TimeoutDialog idle={idle} isActive={isWatched} />}
    </>
  );
});
