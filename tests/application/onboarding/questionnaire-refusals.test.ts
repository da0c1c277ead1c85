import { describe, expect, it, onTestFinished } from 'vitest';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import { refused } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

const REASON = 'This country is not served.';
const refuse = () => Promise.resolve(fail(refused(403, 'forbidden', 'Forbidden.', { details: [REASON] })));

type Open = (screens: OnboardingScreens) => { start(): unknown };

const READS: readonly (readonly [string, Open])[] = [
  ['the company', (screens) => screens.company().stage],
  ['the use cases', (screens) => screens.useCases().stage],
  ['the protocols', (screens) => screens.protocols()],
  ['the channels', (screens) => screens.channels().stage],
  ['the summary', (screens) => screens.summary()],
];

describe('a 403 in the questionnaire', () => {
  it.each(READS)('on reading %s says why, and speaks of no role', async (_, open) => {
    const console = new TestConsole({
      scenario: 'onboarding-at-summary',
      change: ({ onboarding, catalogue }) => ({
        onboarding: changed(onboarding, { answers: refuse, summary: refuse }),
        catalogue: changed(catalogue, { protocols: refuse }),
      }),
    });
    onTestFinished(() => console.close());
    await console.stores.onboarding.load();
    open(console.stores.onboarding.current).start();
    await flush();
    expect(console.toasts).toEqual([`error: ${REASON}`]);
  });
});
