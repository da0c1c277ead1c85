import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change, removal } from '#src/application/forms/change.ts';

export const deleteCallbackDomain = change('delete-domain', ({ gateways, get }: Parts, domain: CallbackDomain) => {
  const callbackDomains = get(callbackDomainsStore);
  const host = stripScheme(domain.url);
  return {
    initial: {},
    toNext: () => null,
    send: () => removal(gateways.callbackDomains.remove(domain)),
    // The response has little detail, so the refetched list decides.
    done: () => callbackDomains.reloadWithout(domain.id),
    confirms: () => !callbackDomains.has(domain.id),
    denial: (t) => t('failure.still-listed', { name: host }),
    toast: (t, saved) => (saved === 'gone' ? { kind: 'info', text: t('domains.delete.gone', { host }) } : null),
    async recheck({ kind }) {
      if (kind === 'unreachable') await callbackDomains.domains.refresh();
      return !callbackDomains.has(domain.id);
    },
  };
});
