import { ContainerModule } from 'inversify';
import { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import { ACCOUNT_STORES, DRAFTS } from '#src/composition/account-tokens.ts';
import {
  COPY_TEXT,
  GATEWAYS,
  PLATFORM,
  REPORT_FAILURE,
  SESSION_STORE,
  TOAST_STORE,
  TRANSLATE,
} from '#src/composition/tokens.ts';
import { CATALOG_STORE } from './plans.module.ts';

const { faucets, requestFaucet } = ACCOUNT_STORES;

export const faucetsModule = new ContainerModule(({ bind }) => {
  bind(faucets).toResolvedValue(
    (gateways, { clock, windowFocus: focus }, catalog, { own }, report, copyText) =>
      new FaucetsStore(
        { gateway: gateways.faucets, catalog, focus, report, copyText },
        new FaucetCooldown({ storage: own.storage, clock }),
      ),
    [GATEWAYS, PLATFORM, CATALOG_STORE, SESSION_STORE, REPORT_FAILURE, COPY_TEXT],
  );
  bind(requestFaucet).toResolvedValue(
    ({ faucets: gateway }, faucets, toasts, report, translate, drafts) =>
      () =>
        new RequestFaucetStore({ gateway, faucets, toasts, report, translate, draft: drafts.slot('request-faucet') }),
    [GATEWAYS, faucets, TOAST_STORE, REPORT_FAILURE, TRANSLATE, DRAFTS],
  );
});
