import { when } from 'mobx';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { admit, isConsoleScreen } from '#src/domain/auth/route-gate.ts';
import { CONSOLE_FRAME, pageOf } from './pages.ts';

export async function loadFirstPage(stores: AppStores, path: string): Promise<void> {
  const { state, hasToken } = stores.session;
  const requested = admit(path, { state, hasToken });
  const admission = requested.kind === 'go-to' ? admit(requested.path, { state, hasToken }) : requested;
  if (admission.kind !== 'admit') return;
  const page = pageOf(admission.screen).load(stores);
  await (isConsoleScreen(admission.screen) ? Promise.all([page, loadConsole(stores)]) : page);
}

/** The frame and the account's stores, so that the first render is in place of what index.html shows until then. */
async function loadConsole(stores: AppStores): Promise<void> {
  const { account, session } = stores;
  const isOpen = () => account.stores !== null || account.isFailed || session.state !== 'dashboard';
  await Promise.all([CONSOLE_FRAME.load(stores), when(isOpen)]);
}
