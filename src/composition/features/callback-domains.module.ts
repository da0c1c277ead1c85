import { AddCallbackDomainStore } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import type { AccountModule } from '#src/composition/container.ts';
import { gettingStartedModule } from './getting-started.module.ts';

export const callbackDomainsModule = {
  ...gettingStartedModule,
  callbackDomains({ gateways, platform: { clock, windowFocus: focus }, report }) {
    return new CallbackDomainsStore({ gateway: gateways.callbackDomains, clock, focus, report });
  },
  addCallbackDomain({ gateways, callbackDomains, gettingStarted, report, translate, copyText, drafts }) {
    const onAdded = () => void gettingStarted.completeQuietly('verifyDomain');
    const deps = { gateway: gateways.callbackDomains, callbackDomains, report, translate, copyText, onAdded };
    return () => new AddCallbackDomainStore({ ...deps, draft: drafts.slot('add-domain') });
  },
} satisfies AccountModule;
