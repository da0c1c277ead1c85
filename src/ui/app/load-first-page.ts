import type { AppStores } from '#src/application/app/app-stores.ts';
import { admit } from '#src/domain/auth/route-gate.ts';
import { pageOf } from './pages.ts';

export async function loadFirstPage(stores: AppStores, path: string): Promise<void> {
  const { state, hasToken } = stores.session;
  const requested = admit(path, { state, hasToken });
  const admission = requested.kind === 'go-to' ? admit(requested.path, { state, hasToken }) : requested;
  if (admission.kind === 'admit') await pageOf(admission.screen).load(stores);
}
