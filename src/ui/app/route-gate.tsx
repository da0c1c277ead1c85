import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { isIdleScreen } from '#src/domain/auth/idle-screens.ts';
import { type Admission, admit, isConsoleScreen } from '#src/domain/auth/route-gate.ts';
import { ConsoleView } from './console-view.tsx';
import { IdleTimeout } from './idle-timeout.tsx';
import { PageView } from './page-view.tsx';
import { pageOf } from './pages.ts';
import { useAppStores } from './stores-context.ts';
import { notifyInvitation } from './notify-invitation.ts';
import { usePrefetch } from './use-prefetch.ts';

/** Applies the domain's decision on who may see this path; holds no rule itself. */
export const RouteGate = observer(function RouteGate() {
  const [path, navigate] = useLocation();
  const { t } = useTranslation();
  const stores = useAppStores();
  const { session, social } = stores;
  usePrefetch(stores);
  const admission = admit(path, {
    state: session.state,
    hasToken: session.hasToken,
    isSocialCallback: social.hasReturn(),
  });
  const returnsToSavedPath = session.state === 'dashboard' && session.redirectPath !== null;
  const query = admission.kind === 'go-to' && admission.withQuery ? window.location.search : '';
  const target = admission.kind === 'go-to' ? admission.path + query : null;
  const invitation = admission.kind === 'go-to' ? admission.invitation : undefined;
  const remember = admission.kind === 'go-to' && admission.returnAfterLogin === true;

  // Redirects before the paint, so that no empty page shows in between.
  useLayoutEffect(() => {
    if (remember) session.saveRedirect(path);
    const destination = returnsToSavedPath ? session.consumeRedirect() : target;
    if (destination !== null) navigate(destination, { replace: true });
  }, [returnsToSavedPath, navigate, path, remember, session, target]);

  useEffect(() => {
    if (invitation !== undefined) void notifyInvitation(stores, invitation);
  }, [invitation, stores]);

  const linkWaits = remember && session.state !== 'notAuth';
  useEffect(() => {
    if (linkWaits) stores.toasts.show('info', t('change-email.waits'));
  }, [stores, t, linkWaits]);

  const screen = admission.kind === 'admit' ? admission.screen : null;
  useEffect(() => {
    // Loads in parallel with the code of the console's frame.
    if (screen) void pageOf(screen).load(stores);
  }, [screen, stores]);

  return (
    <IdleTimeout screen={screen} isEnabled={screen !== null && isIdleScreen(screen)}>
      {viewOf(admission)}
    </IdleTimeout>
  );
});

function viewOf(admission: Admission): ReactNode {
  if (admission.kind === 'go-to') return null;
  const { screen, token } = admission;
  if (!isConsoleScreen(screen)) return <PageView module={pageOf(screen)} token={token} key={screen} />;
  const isLink = screen === 'change-email';
  return (
    <ConsoleView linkToken={(isLink && token) || null}>
      {/* Closing the dialog of a link leaves the page below unchanged. */}
      <PageView module={pageOf(screen)} key={isLink ? 'dashboard' : screen} />
    </ConsoleView>
  );
}
