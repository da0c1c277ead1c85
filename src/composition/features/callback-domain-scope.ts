import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { AddCallbackDomainStore } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { CallbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { COPY_TEXT, GATEWAYS, REPORT_FAILURE, TOAST_STORE, TRANSLATE, WINDOW_FOCUS } from '#src/composition/tokens.ts';

/** What the domains page is made of, for one signed-in session. `onAdded`: a domain has been added. */
export function callbackDomainStores(
  scope: Container,
  onAdded: () => void,
): Pick<AccountStores, 'callbackDomains' | 'addCallbackDomain'> {
  const gateway = scope.get(GATEWAYS).callbackDomains;
  const report = scope.get(REPORT_FAILURE);
  const translate = scope.get(TRANSLATE);
  const copyText = scope.get(COPY_TEXT);
  const toasts = scope.get(TOAST_STORE);
  const callbackDomains = new CallbackDomainsStore(gateway, scope.get(WINDOW_FOCUS), report, ({ url }) =>
    toasts.show('warning', translate('domains.delete.still-listed', { host: stripScheme(url) })),
  );
  return {
    callbackDomains,
    addCallbackDomain: () =>
      new AddCallbackDomainStore({ gateway, callbackDomains, report, translate, copyText, onAdded }),
  };
}
