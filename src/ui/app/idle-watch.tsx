import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { Screen } from '#src/domain/auth/route-gate.ts';
import type { IdleGuardProps } from '#src/ui/auth/verification/idle-guard.tsx';
import { PageModule } from './page-module.ts';
import { useAppStores } from './stores-context.ts';

/** Comes after the page that it watches over, dialogs included: they must show without a connection too. */
const GUARD = new PageModule<IdleGuardProps>(async ({ access }) => {
  const [{ IdleGuard }, { accessTexts }] = await Promise.all([
    import('#src/ui/auth/verification/idle-guard.tsx'),
    import('#src/application/i18n/en/access.ts'),
    access.load(),
  ]);
  return { component: IdleGuard, texts: accessTexts };
});

interface IdleWatchProps {
  /** The screen that is shown; null while the gate goes elsewhere. */
  readonly screen: Screen | null;
  readonly isWatched: boolean;
  readonly children: ReactNode;
}

/** Over every screen from verification to summary (D47). What has expired hides the page until the person has seen it. */
export const IdleWatch = observer(function IdleWatch({ screen, isWatched, children }: IdleWatchProps) {
  const stores = useAppStores();
  // Once more at each screen, for the case that the chunk did not come.
  useEffect(() => void (isWatched && screen && GUARD.load(stores)), [isWatched, screen, stores]);

  const Guard = GUARD.componentFor(stores);
  const idle = Guard ? stores.access.current.idle : null;
  return (
    <>
      {idle?.phase !== 'expired' && children}
      {Guard && idle && <Guard idle={idle} isOn={isWatched} />}
    </>
  );
});
