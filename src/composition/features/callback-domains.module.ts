import { AddCallbackDomainStore } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import type { AccountModule } from '#src/composition/container.ts';
import { gettingStartedModule } from './getting-started.module.ts';

export const callbackDomainsModule = {
  ...gettingStartedModule,
  callbackDomains({ gateways, platform: { clock, windowFocus: focus }, toasts, report, translate }) {
    const reportStillListed = ({ url }: CallbackDomain) =>
      toasts.show('warning', translate('domains.delete.still-listed', { host: stripScheme(url) }));
    return new CallbackDomainsStore({ gateway: gateways.callbackDomains, clock, focus, report, reportStillListed });
  },
  addCallbackDomain({ gateways, callbackDomains, gettingStarted, report, translate, copyText, drafts }) {
    const onAdded = () => void gettingStarted.completeQuietly('verifyDomain');
    const deps = { gateway: gateways.callbackDomains, callbackDomains, report, translate, copyText, onAdded };
    return () => new AddCallbackDomainStore({ ...deps, draft: drafts.slot('add-domain') });
  },
} satisfies AccountModule;
