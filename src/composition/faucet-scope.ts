import type { Container } from 'inversify';
import type { AccountStores } from '../application/app-stores';
import { CatalogueStore } from '../application/catalogue/catalogue-store';
import { FaucetWait } from '../application/faucets/faucet-wait';
import { FaucetsStore } from '../application/faucets/faucets-store';
import { RequestFaucetStore } from '../application/faucets/request-faucet-store';
import * as tokens from './tokens';

/** What the faucets page is made of, for one signed-in session. */
export function faucetStores(scope: Container): Pick<AccountStores, 'faucets' | 'requestFaucet'> {
  const storage = scope.get(tokens.STORAGE);
  const clock = scope.get(tokens.CLOCK);
  const gateway = scope.get(tokens.GATEWAYS).faucets;
  const report = scope.get(tokens.REPORT_FAILURE);
  const catalogue = new CatalogueStore(scope.get(tokens.GATEWAYS).catalogue, storage, clock);
  const wait = new FaucetWait({ storage, clock, session: scope.get(tokens.SESSION_STORE) });
  const faucets = new FaucetsStore(
    { gateway, catalogue, focus: scope.get(tokens.WINDOW_FOCUS), report, copyText: scope.get(tokens.COPY_TEXT) },
    wait,
  );
  const toasts = scope.get(tokens.TOAST_STORE);
  const translate = scope.get(tokens.TRANSLATE);
  return {
    faucets,
    requestFaucet: () => new RequestFaucetStore({ gateway, faucets, report, toasts, translate }),
  };
}
