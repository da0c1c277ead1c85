import { CatalogStore } from '#src/application/plans/catalog-store.ts';
import type { AppParts, CallingParts } from '#src/composition/container.ts';

/** Each page reads the catalog by itself; what they share is cached in storage. */
export function createCatalog({ gateways, platform, session }: AppParts & CallingParts): () => CatalogStore {
  const { storage, clock } = platform;
  return () => new CatalogStore(gateways.catalog, storage, session.own.storage, clock);
}
