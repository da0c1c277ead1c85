import { ContainerModule } from 'inversify';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { CatalogStore } from '#src/application/plans/catalog-store.ts';
import type { Platform } from '#src/composition/platform/platform.ts';
import { GATEWAYS, PLATFORM, SESSION_STORE, token } from '#src/composition/tokens.ts';

export const CATALOG_STORE = token<CatalogStore>('CatalogStore');

/** Of the session of now. */
export function createCatalog(
  { catalog }: Gateways,
  { storage, clock }: Platform,
  { own }: SessionStore,
): CatalogStore {
  return new CatalogStore(catalog, storage, own.storage, clock);
}

/** Each page reads the catalog by itself; what they share is cached in storage. */
export const plansModule = new ContainerModule(({ bind }) => {
  bind(CATALOG_STORE).toResolvedValue(createCatalog, [GATEWAYS, PLATFORM, SESSION_STORE]).inTransientScope();
});
