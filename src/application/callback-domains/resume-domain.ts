import { type CallbackDomain, stripScheme } from '#src/domain/callback-domains/callback-domain.ts';
import type { Parts } from '#src/application/app/app-stores.ts';
import { change } from '#src/application/forms/change.ts';
import { callbackDomainsStore } from './callback-domains-store.ts';

/** Of a domain that the provider paused. */
export const resumeDomain = change('resume-domain', ({ gateways, get }: Parts, { id, url }: CallbackDomain) => {
  const { domains } = get(callbackDomainsStore);
  return {
    initial: {},
    toNext: () => null,
    send: () => gateways.domainHealth.resume(id),
    done: (saved: CallbackDomain) => domains.replace(saved),
    confirms: ({ health }) => health?.state !== 'paused',
    toast: (t) => t('health.resumed', { host: stripScheme(url) }),
    async recheck({ kind }) {
      if (kind !== 'unreachable') return false;
      await domains.refresh();
      const known = domains.items.find((one) => one.id === id);
      return known !== undefined && known.health?.state !== 'paused';
    },
  };
});
