import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type AccountClosure,
  type ClosureTerms,
  closingDate,
  currentExport,
  type DataExport,
  hasChanged,
  isConfirmedBy,
} from '#src/domain/account/account-closure.ts';

const TERMS: ClosureTerms = {
  ...{ canClose: true, ownerEmail: 'elena@northwall.example', hasPassword: true, delayDays: 14 },
  ...{ activeKeys: 3, members: 2, unpaid: { amount: 19_900, currency: 'USD' } },
};
const CLOSURE: AccountClosure = { dataExport: { kind: 'none' }, closesAt: null, terms: TERMS };
const withTerms = (terms: Partial<ClosureTerms>): AccountClosure => ({ ...CLOSURE, terms: { ...TERMS, ...terms } });

describe('the closing of an account', () => {
  it.each([
    [14, Date.UTC(2026, 10, 20, 12), Date.UTC(2026, 11, 4, 12)],
    [0, Date.UTC(2026, 10, 20, 12), Date.UTC(2026, 10, 20, 12)],
    [30, Date.UTC(2027, 1, 1), Date.UTC(2027, 2, 3)],
  ])('ends it after %i days', (delayDays, now, closesAt) => {
    expect(closingDate({ delayDays }, now)).toBe(closesAt);
  });

  it.each<[string, AccountClosure, boolean]>([
    ['nothing', CLOSURE, false],
    ['an export', { ...CLOSURE, dataExport: { kind: 'preparing', requestedAt: 7 } }, false],
    ['a key less', withTerms({ activeKeys: 2 }), false],
    ['a member more', withTerms({ members: 3 }), false],
    ['a cent more', withTerms({ unpaid: { amount: 19_901, currency: 'USD' } }), false],
    ['a tenth more', withTerms({ unpaid: { amount: 21_890, currency: 'USD' } }), false],
    ['more than a tenth more', withTerms({ unpaid: { amount: 21_891, currency: 'USD' } }), true],
    ['less due', withTerms({ unpaid: { amount: 5, currency: 'USD' } }), false],
    ['another currency', withTerms({ unpaid: { amount: 19_900, currency: 'EUR' } }), true],
    ['nothing due', withTerms({ unpaid: null }), false],
    ['another delay', withTerms({ delayDays: 30 }), true],
    ['a password less', withTerms({ hasPassword: false }), true],
    ['another owner', withTerms({ canClose: false }), true],
    ['an end', { ...CLOSURE, closesAt: 1 }, true],
  ])('is not what was agreed to if there is %s', (_, now, expected) => {
    expect(hasChanged(CLOSURE, now)).toBe(expected);
  });

  it('is agreed to in the end, however long usage goes on by up to a unit of the currency at a time', () => {
    const grown = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1 });
    fc.assert(
      fc.property(fc.nat(1_000_000), grown, (start, steps) => {
        const due = (amount: number) => withTerms({ unpaid: { amount, currency: 'USD' } });
        let amount = start;
        return steps.every((step) => !hasChanged(due(amount), due((amount += step))));
      }),
    );
  });

  it.each([
    ['elena@northwall.example', true],
    [' Elena@Northwall.example ', true],
    ['elena@northwall', false],
    ['', false],
  ])('is confirmed by "%s": %s', (typed, expected) => {
    expect(isConfirmedBy(typed, 'elena@northwall.example')).toBe(expected);
  });

  it('is confirmed by nothing while the email is unknown', () => {
    expect(isConfirmedBy('', '')).toBe(false);
  });
});

describe('an export of data', () => {
  const ready = (availableUntil: number | null): DataExport => ({
    ...{ kind: 'ready', url: 'https://downloads.example/1', bytes: 7, availableUntil },
  });

  it('is none once it has expired, and stays so', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), fc.nat(), (until, before, after) => {
        const { kind } = currentExport(ready(until), until - before - 1);
        expect([kind, currentExport(ready(until), until + after).kind]).toEqual(['ready', 'none']);
      }),
    );
  });

  it.each<DataExport>([{ kind: 'none' }, { kind: 'preparing', requestedAt: 1 }, ready(null)])(
    'stays as it is without an end: $kind',
    (dataExport) => {
      expect(currentExport(dataExport, Number.MAX_SAFE_INTEGER)).toBe(dataExport);
    },
  );
});
