import { describe, expect, it } from 'vitest';
import type { Loadable } from '#src/application/async/loadable.ts';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

const REASON = 'This country is not served.';
const reject = () => Promise.resolve(fail(rejected(403, 'forbidden', 'Forbidden.', { details: [REASON] })));

interface Opened {
  readonly store: { start(): unknown };
  readonly read: { readonly state: Loadable<unknown> };
}

const READS: readonly (readonly [string, (screens: OnboardingScreens) => Opened])[] = [
  ['the company', (screens) => readsOf(screens.company().stage, ({ saved }) => saved)],
  ['the use cases', (screens) => readsOf(screens.useCases().stage, ({ saved }) => saved)],
  ['the protocols', (screens) => readsOf(screens.protocols(), ({ protocols }) => protocols)],
  ['the channels', (screens) => readsOf(screens.channels().stage, ({ saved }) => saved)],
  ['the summary', (screens) => readsOf(screens.summary(), ({ summary }) => summary)],
];

function readsOf<S extends Opened['store']>(store: S, read: (store: S) => Opened['read']): Opened {
  return { store, read: read(store) };
}

describe('a 403 in the questionnaire', () => {
  it.each(READS)('explains why when reading %s, without mentioning roles', async (_, open) => {
    const app = new TestApp({
      scenario: 'onboarding-at-summary',
      overrideGateways: {
        onboarding: { answers: reject, summary: reject },
        catalog: { protocols: reject },
      },
    });
    await app.stores.onboarding.load();
    const { store, read } = open(app.stores.onboarding.current);
    store.start();
    await flush();
    const reasons =
      read.state.kind === 'failed' ? failureMessages(read.state.failure, 'own-read', app.i18n.translate) : null;
    expect([app.toasts, reasons]).toEqual([[], [REASON]]);
  });
});
