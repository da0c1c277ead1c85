import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { isIdleScreen } from '#src/domain/auth/idle-screens.ts';
import { type Admission, admit, isConsoleScreen } from '#src/domain/auth/route-gate.ts';
import { ConsoleView } from './console-view.tsx';
import { IdleWatch } from './idle-watch.tsx';
import { PageView } from './page-view.tsx';
import { pageOf } from './pages.ts';
import { useAppStores } from './stores-context.ts';
import { tellOfInvitation } from './tell-of-invitation.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Asks the domain who may see this path, and shows that page or goes where it says. Holds no rule. */
export const RouteGate = observer(function RouteGate() {
  const [path, navigate] = useLocation();
  const { t } = useTranslation();
  const stores = useAppStores();
  const { session, social } = stores;
  usePrefetch(stores);
  const admission = admit(path, {
    state: session.state,
    hasToken: session.hasToken,
    isSocialReturn: social.isReturn(),
  });
  const comesBack = session.state === 'dashboard' && session.returnTo !== null;
  const query = admission.kind === 'go-to' && admission.withQuery ? window.location.search : '';
  const target = admission.kind === 'go-to' ? admission.path + query : null;
  const invitation = admission.kind === 'go-to' ? admission.invitation : undefined;
  const remember = admission.kind === 'go-to' && admission.comeBack === true;

  // Before anything is drawn: between two pages there is no empty one.
  useLayoutEffect(() => {
    if (remember) session.rememberReturn(path);
    const destination = comesBack ? session.takeReturn() : target;
    if (destination !== null) navigate(destination, { replace: true });
  }, [comesBack, navigate, path, remember, session, target]);

  useEffect(() => {
    if (invitation !== undefined) void tellOfInvitation(stores, invitation);
  }, [invitation, stores]);

  const waits = remember && session.state !== 'notAuth';
  useEffect(() => {
    if (waits) stores.toasts.show('info', t('change-email.waits'));
  }, [stores, t, waits]);

  const screen = admission.kind === 'admit' ? admission.screen : null;
  useEffect(() => {
    // Beside the code of the console's frame, not after it.
    if (screen) void pageOf(screen).load(stores);
  }, [screen, stores]);

  return (
    <IdleWatch screen={screen} isWatched={screen !== null && isIdleScreen(screen)}>
      {viewOf(admission)}
    </IdleWatch>
  );
});

function viewOf(admission: Admission): ReactNode {
  if (admission.kind === 'go-to') return null;
  const { screen, token } = admission;
  if (!isConsoleScreen(screen)) return <PageView module={pageOf(screen)} token={token} key={screen} />;
  const isLink = screen === 'change-email';
  return (
    <ConsoleView linkToken={(isLink && token) || null}>
      {/* Closing the dialog of a link leaves the page below as it is. */}
      <PageView module={pageOf(screen)} key={isLink ? 'dashboard' : screen} />
    </ConsoleView>
  );
}
