import { ContainerModule } from 'inversify';
import { CatalogStore } from '#src/application/plans/catalog-store.ts';
import { GATEWAYS, PLATFORM, token } from '#src/composition/tokens.ts';

export const CATALOG_STORE = token<CatalogStore>('CatalogStore');

/** Each page reads the catalog by itself; what they share is cached in storage. */
export const plansModule = new ContainerModule(({ bind }) => {
  bind(CATALOG_STORE)
    .toResolvedValue(
      ({ catalog }, { storage, clock }) => new CatalogStore(catalog, storage, clock),
      [GATEWAYS, PLATFORM],
    )
    .inTransientScope();
});
