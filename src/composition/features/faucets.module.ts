import { FaucetCooldown } from '#src/application/faucets/cooldown.ts';
import { FaucetsStore } from '#src/application/faucets/faucets-store.ts';
import { RequestFaucetStore } from '#src/application/faucets/request-faucet-store.ts';
import { createCatalog } from '#src/application/plans/catalog-store.ts';
import type { AccountModule } from '#src/composition/container.ts';

export const faucetsModule = {
  faucets({ gateways, platform, session, report, copyText }) {
    const { clock, windowFocus: focus } = platform;
    const catalog = createCatalog({ gateways, platform, session });
    const deps = { gateway: gateways.faucets, catalog, focus, report, copyText };
    return new FaucetsStore(deps, new FaucetCooldown({ storage: session.own.storage, clock }));
  },
  requestFaucet:
    ({ gateways: { faucets: gateway }, faucets, toasts, report, translate, drafts }) =>
    () =>
      new RequestFaucetStore({ gateway, faucets, toasts, report, translate, draft: drafts.slot('request-faucet') }),
} satisfies AccountModule;
