import { ok } from '#src/domain/shared/result.ts';
import { openApp } from './open-app.tsx';
import { pseudoMessages } from './pseudo-messages.ts';
import { changesOf } from './with-methods.ts';

/** A console of an active customer whose provider translates every message into the pseudo-language. */
export function openPseudoApp({ overrideGateways, ...options }: Parameters<typeof openApp>[0] = {}) {
  return openApp({
    scenario: 'active-customer',
    ...options,
    overrideGateways: (gateways) => ({
      localization: { translations: () => Promise.resolve(ok(pseudoMessages)) },
      ...changesOf(gateways, overrideGateways),
    }),
  });
}
