import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { CatalogStore } from '#src/application/plans/catalog-store.ts';
import { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import * as tokens from '#src/composition/tokens.ts';

/** What the faucets page is made of, for one signed-in session. */
export function faucetStores(scope: Container): Pick<AccountStores, 'faucets' | 'requestFaucet'> {
  const storage = scope.get(tokens.STORAGE);
  const clock = scope.get(tokens.CLOCK);
  const gateway = scope.get(tokens.GATEWAYS).faucets;
  const report = scope.get(tokens.REPORT_FAILURE);
  const catalog = new CatalogStore(scope.get(tokens.GATEWAYS).catalog, storage, clock);
  const cooldown = new FaucetCooldown({ storage, clock, session: scope.get(tokens.SESSION_STORE) });
  const faucets = new FaucetsStore(
    { gateway, catalog, focus: scope.get(tokens.WINDOW_FOCUS), report, copyText: scope.get(tokens.COPY_TEXT) },
    cooldown,
  );
  const toasts = scope.get(tokens.TOAST_STORE);
  const translate = scope.get(tokens.TRANSLATE);
  return {
    faucets,
    requestFaucet: () => new RequestFaucetStore({ gateway, faucets, report, toasts, translate }),
  };
}
