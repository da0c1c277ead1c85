import type { AppStores } from '#src/application/app/app-stores.ts';
import { admit, isConsoleScreen } from '#src/domain/auth/route-gate.ts';
import { CONSOLE_FRAME, pageOf } from './pages.ts';

export async function loadFirstPage(stores: AppStores, path: string): Promise<void> {
  const { state, hasToken } = stores.session;
  const requested = admit(path, { state, hasToken });
  const admission = requested.kind === 'go-to' ? admit(requested.path, { state, hasToken }) : requested;
  if (admission.kind !== 'admit') return;
  // Beside the page; it has a place of its own to report a failure.
  if (isConsoleScreen(admission.screen)) void CONSOLE_FRAME.load(stores);
  await pageOf(admission.screen).load(stores);
}
