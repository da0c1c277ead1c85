import { describe, expect, it } from 'vitest';
import { allMessages } from '#tests/support/all-messages.ts';
import type { TranslatedLanguage } from '#src/application/i18n/translate.ts';
import { readGroups } from '#tools/languages/languages.ts';

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
  /(?<!stops )working (on|to fix)|on (its|their) way|within a (minute|second)|isn't affected|(?<!as )\bsoon\b|\bshortly\b/i,
  /we (write|call|mail) to you|we use this to|we'll tailor|we'll email you to arrange/i,
];

/** What a translation may add to a text that promises nothing: always, at any time, soon, on its way, guaranteed. */
const TRANSLATED_PROMISES: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  ar: ['دائمًا', 'في أي وقت', 'متى شئت', 'قريبًا', 'في طريقها?', 'نضمن', 'مضمون'],
  bg: ['винаги', 'по всяко време', 'скоро', 'на път', 'гарантира\\p{L}*'],
  de: ['immer', 'jederzeit', 'bald', 'erscheint gleich', 'unterwegs', 'garantier\\p{L}*'],
  es: ['siempre', 'en cualquier momento', 'cuando quieras', 'pronto', 'en camino', 'garantiza\\p{L}*'],
};

/** The specification's words. */
const GIVEN_KEYS: readonly string[] = ['failure.unexpected'];

describe('the English texts', () => {
  it('promise nothing', () => {
    const messages = Object.entries<string>(allMessages).filter(([key]) => !GIVEN_KEYS.includes(key));
    expect(messages.filter(([, text]) => PROMISES.some((promise) => promise.test(text)))).toEqual([]);
  });
});

describe.each(Object.entries(TRANSLATED_PROMISES))('the texts in %s', (language, promises) => {
  it('add no promise', () => {
    const promise = new RegExp(`(?<!\\p{L})(${promises.join('|')})(?!\\p{L})`, 'iu');
    const messages = Object.values(readGroups('.', language)).flatMap((group) => Object.entries(group));
    expect(messages.filter(([, text]) => promise.test(text))).toEqual([]);
  });
});
