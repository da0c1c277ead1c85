import { ContainerModule } from 'inversify';
import { AddCallbackDomainStore } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { ACCOUNT_STORES, DRAFTS } from '#src/composition/account-tokens.ts';
import { COPY_TEXT, GATEWAYS, PLATFORM, REPORT_FAILURE, TOAST_STORE, TRANSLATE } from '#src/composition/tokens.ts';
import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';

const { addCallbackDomain, callbackDomains, gettingStarted } = ACCOUNT_STORES;

export const callbackDomainsModule = new ContainerModule(({ bind }) => {
  bind(callbackDomains).toResolvedValue(
    ({ callbackDomains: gateway }, { clock, windowFocus: focus }, toasts, report, translate) => {
      const reportStillListed = ({ url }: CallbackDomain) =>
        toasts.show('warning', translate('domains.delete.still-listed', { host: stripScheme(url) }));
      return new CallbackDomainsStore({ gateway, clock, focus, report, reportStillListed });
    },
    [GATEWAYS, PLATFORM, TOAST_STORE, REPORT_FAILURE, TRANSLATE],
  );
  bind(addCallbackDomain).toResolvedValue(
    ({ callbackDomains: gateway }, callbackDomains, gettingStarted, report, translate, copyText, drafts) => {
      const onAdded = () => void gettingStarted.completeQuietly('verifyDomain');
      const deps = { gateway, callbackDomains, report, translate, copyText, onAdded };
      return () => new AddCallbackDomainStore({ ...deps, draft: drafts.slot('add-domain') });
    },
    [GATEWAYS, callbackDomains, gettingStarted, REPORT_FAILURE, TRANSLATE, COPY_TEXT, DRAFTS],
  );
});
