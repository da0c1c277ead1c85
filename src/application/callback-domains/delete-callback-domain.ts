import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { listedRemoval } from '#src/application/forms/removal.ts';

export const deleteCallbackDomain = change('delete-domain', ({ gateways, get }: Parts, domain: CallbackDomain) => {
  const store = get(callbackDomainsStore);
  const host = stripScheme(domain.url);
  return listedRemoval({
    send: () => gateways.callbackDomains.remove(domain),
    drop: () => store.reloadWithout(domain.id),
    isListed: () => store.has(domain.id),
    reload: () => store.domains.refresh(),
    name: host,
    gone: (t) => t('domains.delete.gone', { host }),
  });
});
