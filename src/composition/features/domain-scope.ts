import type { Container } from 'inversify';
import type { AccountStores } from '#src/application/app/app-stores.ts';
import { AddDomainStore } from '#src/application/callback-domains/add-domain-store.ts';
import { DomainsStore } from '#src/application/callback-domains/domains-store.ts';
import { hostOf } from '#src/domain/callback-domains/callback-url.ts';
import { COPY_TEXT, GATEWAYS, REPORT_FAILURE, TOAST_STORE, TRANSLATE, WINDOW_FOCUS } from '#src/composition/tokens.ts';

/** What the domains page is made of, for one signed-in session. `onAdded`: a domain has been added. */
export function domainStores(scope: Container, onAdded: () => void): Pick<AccountStores, 'domains' | 'addDomain'> {
  const gateway = scope.get(GATEWAYS).domains;
  const report = scope.get(REPORT_FAILURE);
  const translate = scope.get(TRANSLATE);
  const copyText = scope.get(COPY_TEXT);
  const toasts = scope.get(TOAST_STORE);
  const domains = new DomainsStore(gateway, scope.get(WINDOW_FOCUS), report, ({ url }) =>
    toasts.show('warning', translate('domains.delete.still-listed', { host: hostOf(url) })),
  );
  return {
    domains,
    addDomain: () => new AddDomainStore({ gateway, domains, report, translate, copyText, onAdded }),
  };
}
