import { describe, expect, it } from 'vitest';
import { allMessages } from '#tests/support/all-messages.ts';

/**
 * What only the operator of a deployment can promise: how long a service is up, who answers and when, and what becomes
 * of the data that failed to load. No setting says any of it, so no text may.
 */
const PROMISES = [
  /\d ?%[^}]*uptime|uptime[^}]*\d/i,
  /24\/7|around the clock/i,
  /\bguarantee|\bnever fails?\b|\balways\b/i,
  /keeps? working|are safe\b|is safe\b(?!\. (Try|Reload))|still sent|counted all the same|lost access/i,
  /any time|at any moment/i,
  /\bunlimited\b|dedicated nodes in/i,
  /we (write|call|mail) to you|we use this to|we'll tailor|we'll email you to arrange/i,
];

/** Texts that the software itself makes true. */
const REVIEWED_KEYS: readonly string[] = ['onboarding.failed.text', 'error-screen.text'];

describe('the English texts', () => {
  it.each(Object.entries<string>(allMessages).filter(([key]) => !REVIEWED_KEYS.includes(key)))(
    'promise nothing in %s',
    (_, text) => {
      expect(PROMISES.filter((promise) => promise.test(text))).toEqual([]);
    },
  );
});
