import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { Screen } from '#src/domain/auth/route-gate.ts';
import type { IdleTimeoutDialogProps } from '#src/ui/auth/verification/idle-timeout-dialog.tsx';
import { LazyPage } from './lazy-page.ts';
import { useAppStores } from './stores-context.ts';

/** Loaded in advance, because the dialog must show without a connection too. */
const DIALOG = new LazyPage<IdleTimeoutDialogProps>(
  async ({ auth }) => {
    const [{ IdleTimeoutDialog }] = await Promise.all([
      import('#src/ui/auth/verification/idle-timeout-dialog.tsx'),
      auth.load(),
    ]);
    return IdleTimeoutDialog;
  },
  ['auth'],
);

interface IdleTimeoutProps {
  /** Null while the gate redirects. */
  readonly screen: Screen | null;
  readonly isEnabled: boolean;
  readonly children: ReactNode;
}

/** From verification to summary. An expired page stays hidden until the person confirms. */
export const IdleTimeout = observer(function IdleTimeout({ screen, isEnabled: isWatched, children }: IdleTimeoutProps) {
  const stores = useAppStores();
  // Tries again on each screen, in case the chunk did not load.
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
