import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { isIdleScreen } from '../../domain/account/idle-screens';
import { type Admission, admit, isConsoleScreen } from '../../domain/account/route-gate';
import { ConsoleView } from './console-view';
import { IdleWatch } from './idle-watch';
import { PageView } from './page-view';
import { pageOf } from './pages';
import { useAppStores } from './stores-context';
import { tellOfInvitation } from './tell-of-invitation';
import { usePrefetch } from './use-prefetch';

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
