import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { isIdleScreen, type Admission, admit, isConsoleScreen } from '#src/domain/auth/admit.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { ChunkFailed } from '#src/ui/components/late/chunk-failed.tsx';
import { IdleTimeout } from './idle-timeout.tsx';
import { CONSOLE_FRAME, consolePages, pageName, pageOf } from './pages.ts';
import { AccountStoresProvider, useAppStores } from './stores-context.ts';
import { useNavigation, useUrlPart } from './use-navigation.ts';
import { visitorOf } from './visitor.ts';
import type { ConsoleFrameProps } from './console-frame.tsx';
import type { LazyPage } from './lazy-page.ts';

export const PageView = observer(function PageView({
  module,
  token,
}: {
  module: LazyPage;
  token?: string | undefined;
}) {
  const stores = useAppStores();
  useEffect(() => void module.load(stores), [module, stores]);

  if (module.isFailed) return <ChunkFailed onRetry={() => void module.loadAgain(stores)} />;
  const Page = module.componentFor(stores);
  return Page && <Page token={token} />;
});

/** Waits for the chunk and for the account's stores. */
const ConsoleView = observer(function ConsoleView({ children, linkToken }: ConsoleFrameProps) {
  const stores = useAppStores();
  const { account, release, session } = stores;
  useEffect(() => void CONSOLE_FRAME.load(stores), [stores]);

  const retry = () => {
    if (CONSOLE_FRAME.isFailed) void CONSOLE_FRAME.loadAgain(stores);
    if (!account.isFailed) return;
    account.retry();
    void release.reloadIfReachable();
  };
  if (CONSOLE_FRAME.isFailed || account.isFailed) return <ChunkFailed onRetry={retry} />;
  const Frame = CONSOLE_FRAME.componentFor(stores);
  if (!Frame || !account.stores) return null;
  return (
    <AccountStoresProvider value={account.stores} key={session.sessionId}>
      <Frame linkToken={linkToken}>{children}</Frame>
    </AccountStoresProvider>
  );
});

/** Applies the domain's decision on who may see this path; holds no rule itself. */
export const RouteGate = observer(function RouteGate() {
  // The router's path is decoded by half.
  const path = useUrlPart('path');
  const { t } = useTranslation();
  const stores = useAppStores();
  const { session } = stores;
  const { search, hash, go } = useNavigation();
  usePrefetch(stores);
  const visitor = visitorOf(stores);
  const admission = admit(path, visitor);
  const { path: requested } = session.redirect;
  const returnsToSavedPath = requested !== null && admit(requested, visitor).kind === 'admit';
  const query = admission.kind === 'go-to' && admission.withQuery ? search() : '';
  const target = admission.kind === 'go-to' ? admission.path + query : null;
  const invitation = admission.kind === 'go-to' ? admission.invitation : undefined;
  const remember = admission.kind === 'go-to' && admission.returnAfterLogin === true;

  // Redirects before the paint, so that no empty page shows in between.
  useLayoutEffect(() => {
    if (remember) session.redirect.save(path + session.secrets.mask(search() + hash()));
    const destination = returnsToSavedPath ? session.redirect.consume() : target;
    if (destination !== null) go(destination, { replace: true });
  }, [returnsToSavedPath, go, path, search, hash, remember, session, target]);

  useEffect(() => {
    if (!session.hasToken) session.redirect.arrived();
  }, [session]);

  useEffect(() => {
    if (invitation !== undefined) void notifyInvitation(stores, invitation);
  }, [invitation, stores]);

  const linkWaits = remember && session.state !== 'notAuth';
  useEffect(() => {
    if (linkWaits) stores.toasts.show('info', t('change-email.waits'));
  }, [stores, t, linkWaits]);

  const screen = admission.kind === 'admit' ? admission.screen : null;
  const linkToken = admission.kind === 'admit' ? admission.token : undefined;
  useLayoutEffect(() => session.secrets.add(linkToken ?? ''), [linkToken, session]);
  useEffect(() => {
    if (screen) void pageOf(screen).load(stores);
  }, [screen, stores]);

  return (
    <IdleTimeout screen={screen} isEnabled={screen !== null && isIdleScreen(screen)}>
      {viewOf(admission, session.sessionId)}
    </IdleTimeout>
  );
});

function viewOf(admission: Admission, sessionId: string | null): ReactNode {
  if (admission.kind === 'go-to') return null;
  const { screen, token } = admission;
  // What a stage holds is its session's.
  const owner = isIdleScreen(screen) ? sessionId : null;
  if (!isConsoleScreen(screen)) return <PageView module={pageOf(screen)} token={token} key={`${screen} ${owner}`} />;
  // Any page can be under the dialog that changes the email; the page of the team has its own.
  const isOfFrame = screen === 'change-email';
  return (
    <ConsoleView linkToken={(isOfFrame && token) || null}>
      {/* Closing the dialog of a link leaves the page below unchanged. */}
      <PageView module={pageOf(screen)} token={isOfFrame ? undefined : token} key={pageName(screen)} />
    </ConsoleView>
  );
}

/** The messages come with the sign-up chunk, since signed-in people rarely open an invitation. */
async function notifyInvitation({ signUp, loadMessages, logger }: AppStores, token: string): Promise<void> {
  try {
    await Promise.all([loadMessages(['sign-up']), signUp.load()]);
    signUp.current.notifyInvitation(token);
  } catch (error) {
    logger.debug('The notice of an invitation did not load', error);
  }
}

/** Ahead of a click: for an active visitor the console; for a customer a page whose link is pointed at, later the others. */
function usePrefetch(stores: AppStores): void {
  const isCustomer = stores.session.state === 'dashboard';
  const { href } = useNavigation();
  useEffect(() => {
    if (!isCustomer) return;
    const pages = new Map([...consolePages(stores.settings)].map(([path, page]) => [href(path), page]));
    const loadLinked = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      const [path = ''] = link?.getAttribute('href')?.split(/[?#]/) ?? [];
      void pages.get(path)?.load(stores);
    };
    const listening = new AbortController();
    // A finger that comes down points, too.
    for (const type of ['pointerover', 'focusin']) {
      window.addEventListener(type, loadLinked, { passive: true, signal: listening.signal });
    }
    const cancel = stores.whenQuiet(() => {
      for (const page of pages.values()) void page.load(stores);
    });
    return () => {
      listening.abort();
      cancel();
    };
  }, [href, isCustomer, stores]);
  useEffect(() => {
    if (isCustomer) return;
    const prefetch = (): void => {
      void CONSOLE_FRAME.load(stores);
      void pageOf('dashboard').load(stores);
    };
    window.addEventListener('focusin', prefetch, { once: true });
    return () => window.removeEventListener('focusin', prefetch);
  }, [isCustomer, stores]);
}
