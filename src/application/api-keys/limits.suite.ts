import { create, enforce } from 'vest';
import { ORIGIN_PROBLEMS, readOrigin } from '#src/domain/api-keys/allowed-origin.ts';
import { IP_RANGE_PROBLEMS, readIpRange } from '#src/domain/api-keys/ip-range.ts';
import { CALLS_PER_SECOND_MAX, CREDITS_MAX, type KeyLimits, readWholeNumber } from '#src/domain/api-keys/key-limits.ts';
import { ENTRIES_MAX, type EntryReading, readEntries } from '#src/domain/api-keys/limit-entries.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import { splitChosen } from '#src/application/forms/form-draft.ts';
import type { FieldErrors } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';
import { expiryOf, type LimitValues, ON_DATE } from './limit-values.ts';

const test = fieldTest<LimitValues>();

interface Given {
  readonly before: KeyLimits;
  readonly now: Instant;
}

export const limitsSuite = create((values: LimitValues, { before, now }: Given) => {
  const isDated = values.expiry === ON_DATE;
  const end = expiryOf(values, before, now);
  test('expiryDate', 'key-limits.expiry.missing', () => {
    enforce(!isDated || end !== null).isTruthy();
  });
  test('expiryDate', 'key-limits.expiry.past', () => {
    enforce(!isDated || end === null || end > now || end === before.expiresAt).isTruthy();
  });
  testEntries('origins', values.origins, readOrigin, ORIGIN_PROBLEMS);
  testEntries('ipRanges', values.ipRanges, readIpRange, IP_RANGE_PROBLEMS);
  for (const field of ['products', 'blockchains'] as const) {
    test(
      field,
      'key-limits.too-many',
      () => enforce(splitChosen(values[field]).length <= ENTRIES_MAX).isTruthy(),
      field,
    );
  }
  test('callsPerSecond', 'key-limits.not-a-number', () => {
    enforce(isAmount(values.callsPerSecond, CALLS_PER_SECOND_MAX)).isTruthy();
  });
  test('credits', 'key-limits.not-a-number', () => {
    enforce(isAmount(values.credits, CREDITS_MAX)).isTruthy();
  });
});

export function limitErrors(values: LimitValues, given: Given): FieldErrors<LimitValues> {
  return firstErrors(limitsSuite, values, given);
}

/** Nothing is an amount, too: it does not limit the key. */
function isAmount(text: string, most: number): boolean {
  return !isPresent(text) || readWholeNumber(text, most) !== null;
}

type Problem = (typeof ORIGIN_PROBLEMS)[number] | (typeof IP_RANGE_PROBLEMS)[number];

function testEntries<P extends Problem>(
  field: 'origins' | 'ipRanges',
  text: string,
  read: (entry: string) => EntryReading<P>,
  problems: readonly P[],
): void {
  const { values, problem } = readEntries(text, read);
  for (const name of [...problems, 'repeated'] as const) {
    test(field, `key-limits.problem.${name}`, () => enforce(problem?.problem).notEquals(name), `${field}.${name}`);
  }
  test(field, 'key-limits.too-many', () => enforce(values.length <= ENTRIES_MAX).isTruthy(), `${field}.many`);
}
