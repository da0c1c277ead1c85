import { describe, expect, it, onTestFinished } from 'vitest';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import { rejected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { withMethods } from '#tests/support/with-methods.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

const REASON = 'This country is not served.';
const reject = () => Promise.resolve(fail(rejected(403, 'forbidden', 'Forbidden.', { details: [REASON] })));

type Open = (screens: OnboardingScreens) => { start(): unknown };

const READS: readonly (readonly [string, Open])[] = [
  ['the company', (screens) => screens.company().stage],
  ['the use cases', (screens) => screens.useCases().stage],
  ['the protocols', (screens) => screens.protocols()],
  ['the channels', (screens) => screens.channels().stage],
  ['the summary', (screens) => screens.summary()],
];

describe('a 403 in the questionnaire', () => {
  it.each(READS)('explains why when reading %s, without mentioning roles', async (_, open) => {
    const app = new TestApp({
      scenario: 'onboarding-at-summary',
      overrideGateways: ({ onboarding, catalog }) => ({
        onboarding: withMethods(onboarding, { answers: reject, summary: reject }),
        catalog: withMethods(catalog, { protocols: reject }),
      }),
    });
    onTestFinished(() => app.close());
    await app.stores.onboarding.load();
    open(app.stores.onboarding.current).start();
    await flush();
    expect(app.toasts).toEqual([`error: ${REASON}`]);
  });
});
