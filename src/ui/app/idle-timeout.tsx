import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { Screen } from '#src/domain/auth/admit.ts';
import type { IdleTimeoutDialogProps } from '#src/ui/auth/verification/idle-timeout-dialog.tsx';
import { LazyPage } from './lazy-page.ts';
import { useAppStores } from './stores-context.ts';

/** What watches, apart from what it shows: a session ends also where the dialog's code did not load. */
const WATCH = new LazyPage<object>(async ({ auth }) => {
  await auth.load();
  return () => null;
});

/** Loaded in advance, because the dialog must show without a connection too. */
const DIALOG = new LazyPage<IdleTimeoutDialogProps>(
  async () => (await import('#src/ui/auth/verification/idle-timeout-dialog.tsx')).IdleTimeoutDialog,
  ['auth'],
);

interface IdleTimeoutProps {
  /** Null while the gate redirects. */
  readonly screen: Screen | null;
  readonly isEnabled: boolean;
  readonly children: ReactNode;
}

/** From verification to summary. An expired page stays hidden until the person confirms. */
export const IdleTimeout = observer(function IdleTimeout({ screen, isEnabled, children }: IdleTimeoutProps) {
  const stores = useAppStores();
  // Tries again on each screen, in case the chunk did not load.
  useEffect(() => {
    if (!isEnabled || !screen) return;
    void WATCH.load(stores);
    void DIALOG.load(stores);
  }, [isEnabled, screen, stores]);

  const idle = WATCH.componentFor(stores) ? stores.auth.current.idle : null;
  useEffect(() => (isEnabled && idle ? idle.start() : undefined), [idle, isEnabled]);
  const TimeoutDialog = DIALOG.componentFor(stores);
  return (
    <>
      {(idle?.phase !== 'expired' || DIALOG.isFailed) && children}
      {TimeoutDialog && idle && <TimeoutDialog idle={idle} />}
    </>
  );
});
