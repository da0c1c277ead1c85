import { create, enforce } from 'vest';
import { ORIGIN_PROBLEMS } from '#src/domain/api-keys/allowed-origin.ts';
import { IP_RANGE_PROBLEMS } from '#src/domain/api-keys/ip-range.ts';
import {
  CALLS_PER_SECOND_MAX,
  CREDITS_MAX,
  type KeyLimits,
  type NamedList,
  readWholeNumber,
} from '#src/domain/api-keys/key-limits.ts';
import { ENTRIES_MAX } from '#src/domain/api-keys/limit-entries.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import { splitChosen } from '#src/application/forms/draft-store.ts';
import type { FieldErrors } from '#src/application/forms/form-store.ts';
import { fieldTest, firstErrors } from '#src/application/forms/form-suite.ts';
import { entriesOf, expiryOf, isUnchanged, type LimitValues, namedEntriesOf, ON_DATE } from './limit-values.ts';

const test = fieldTest<LimitValues>();

interface Given {
  readonly before: KeyLimits;
  readonly now: Instant;
  /** Those that the provider names. */
  readonly lists: readonly NamedList[];
}

export const limitsSuite = create((values: LimitValues, { before, now, lists }: Given) => {
  const isDated = values.expiry === ON_DATE;
  const end = expiryOf(values, before, now);
  test('expiryDate', 'key-limits.expiry.missing', () => {
    enforce(!isDated || end !== null).isTruthy();
  });
  test('expiryDate', 'key-limits.expiry.past', () => {
    enforce(!isDated || end === null || end > now || end === before.expiresAt).isTruthy();
  });
  testEntries('origins', values, before, ORIGIN_PROBLEMS);
  testEntries('ipRanges', values, before, IP_RANGE_PROBLEMS);
  for (const field of ['products', 'blockchains'] as const) {
    test(
      field,
      'key-limits.too-many',
      () => enforce(hasFew(splitChosen(values[field])) || isUnchanged(field, values, before)).isTruthy(),
      field,
    );
  }
  const named = lists.flatMap((list) => namedEntriesOf(list, values, before) ?? []);
  test('lists', 'key-limits.problem.pattern', () => {
    enforce(named.every(({ problems }) => problems.length === 0)).isTruthy();
  });
  test('lists', 'key-limits.too-many', () => enforce(named.every((list) => hasFew(list.values))).isTruthy(), 'many');
  test('callsPerSecond', 'key-limits.not-a-number', () => {
    enforce(
      isAmount(values.callsPerSecond, CALLS_PER_SECOND_MAX) || isUnchanged('callsPerSecond', values, before),
    ).isTruthy();
  });
  test('credits', 'key-limits.not-a-number', () => {
    enforce(isAmount(values.credits, CREDITS_MAX) || isUnchanged('credits', values, before)).isTruthy();
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

function hasFew(entries: readonly string[]): boolean {
  return entries.length <= ENTRIES_MAX;
}

function testEntries(
  field: 'origins' | 'ipRanges',
  typed: LimitValues,
  before: KeyLimits,
  problems: readonly Problem[],
): void {
  const list = entriesOf(field, typed, before);
  for (const name of problems) {
    const isFirst = list.problems[0]?.problem === name;
    test(field, `key-limits.problem.${name}`, () => enforce(isFirst).isFalsy(), `${field}.${name}`);
  }
  test(
    field,
    'key-limits.too-many',
    () => enforce(hasFew(list.values) || isUnchanged(field, typed, before)).isTruthy(),
    `${field}.many`,
  );
}
