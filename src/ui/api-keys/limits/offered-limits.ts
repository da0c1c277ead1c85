import type { KeyToReplace } from '#src/application/api-keys/rotate-key-store.ts';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';

/** What the page hands to its parts where the provider offers limits of keys. */
export interface OfferedLimits {
  readonly app: AppStores;
  /** Those of the late part are there with its components. */
  readonly account: AccountStores;
  readonly onChange: (key: KeyToReplace) => void;
}
