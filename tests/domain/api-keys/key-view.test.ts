import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ApiKey, ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import {
  isSameView,
  KEY_COLUMNS,
  type KeyView,
  matchingKeys,
  needsAllKeys,
  nextSorting,
  sortedKeys,
  WHOLE_LIST,
} from '#src/domain/api-keys/key-view.ts';
import { formatsIn } from '#src/domain/shared/formats.ts';

const { compare } = formatsIn('en');

const key = (name: string, more: Partial<ApiKey> = {}): ApiKey => ({
  id: name as ApiKeyId,
  name,
  masked: '4f1c92d0…b83e',
  active: true,
  createdAt: 0,
  ...more,
});

const NOW = 1_000_000;

const KEYS = [
  key('payments-prod'),
  key('Payments staging', { masked: 'a07be415…19c4', active: false }),
  key('ci', { masked: null, labels: ['Team A', 'eu'] }),
];

const found = (view: Partial<KeyView>) => matchingKeys(KEYS, { ...WHOLE_LIST, ...view }, NOW).map(({ name }) => name);

describe('filtering keys', () => {
  it.each([
    ['active', ['payments-prod', 'endless']],
    ['expired', ['ended']],
    ['inactive', ['Payments staging', 'ended before']],
  ] as const)('by the status %s finds %j', (status, names) => {
    const keys = [
      ...KEYS.slice(0, 2),
      key('endless', { expiresAt: null }),
      key('ended', { expiresAt: NOW }),
      key('ended before', { active: false, expiresAt: NOW - 1 }),
    ];
    expect(matchingKeys(keys, { ...WHOLE_LIST, status }, NOW).map(({ name }) => name)).toEqual(names);
  });
});

describe('searching keys', () => {
  it.each([
    { query: '', names: ['payments-prod', 'Payments staging', 'ci'] },
    { query: '   ', names: ['payments-prod', 'Payments staging', 'ci'] },
    { query: 'PAY', names: ['payments-prod', 'Payments staging'] },
    { query: 'stag pay', names: ['Payments staging'] },
    { query: 'pay nothing', names: [] },
    { query: '4F1C', names: ['payments-prod'] },
    { query: '19c4', names: ['Payments staging'] },
    { query: 'a07be415…19c4', names: ['Payments staging'] },
    { query: '15…19', names: [] },
    { query: '…', names: [] },
    { query: 'team', names: ['ci'] },
  ])('finds $names by "$query"', ({ query, names }) => {
    expect(found({ query })).toEqual(names);
  });

  it('narrows to active or inactive keys, also together with a search', () => {
    expect(found({ status: 'active' })).toEqual(['payments-prod', 'ci']);
    expect(found({ status: 'inactive' })).toEqual(['Payments staging']);
    expect(found({ status: 'active', query: 'payments' })).toEqual(['payments-prod']);
  });

  it('narrows to a label, which is not found in another case or where labels are unknown', () => {
    expect(found({ label: 'Team A' })).toEqual(['ci']);
    expect(found({ label: 'team a' })).toEqual([]);
  });

  it.each([
    { view: { label: 'eu' }, isNeeded: true },
    { view: {}, isNeeded: false },
    { view: { query: '  ' }, isNeeded: false },
    { view: { query: 'a' }, isNeeded: true },
    { view: { status: 'active' as const }, isNeeded: true },
    { view: { sorting: { column: 'name', direction: 'ascending' } as const }, isNeeded: true },
  ])('needs all keys for $view: $isNeeded', ({ view, isNeeded }) => {
    expect(needsAllKeys({ ...WHOLE_LIST, ...view })).toBe(isNeeded);
  });

  it('compares views by what they say', () => {
    const sorting = { column: 'name', direction: 'ascending' } as const;
    const sorted: KeyView = { ...WHOLE_LIST, query: 'a', status: 'active', sorting };
    expect(isSameView(sorted, { ...sorted, sorting: { column: 'name', direction: 'ascending' } })).toBe(true);
    expect(isSameView(sorted, { ...sorted, sorting: null })).toBe(false);
    expect(isSameView(sorted, { ...sorted, sorting: { column: 'name', direction: 'descending' } })).toBe(false);
    expect(isSameView(sorted, { ...sorted, query: 'b' })).toBe(false);
    expect(isSameView(sorted, { ...sorted, status: 'all' })).toBe(false);
    expect(isSameView(sorted, { ...sorted, label: 'eu' })).toBe(false);
  });
});

describe('sorting keys', () => {
  const uses: Readonly<Record<string, number | null>> = { a: 300, b: 100, c: null };
  const lastUse = (id: ApiKeyId) => uses[id];
  const listed = [
    key('b', { createdAt: 2 }),
    key('d', { createdAt: null }),
    key('A10', { id: 'c' as ApiKeyId, createdAt: 3 }),
    key('a9', { id: 'a' as ApiKeyId, createdAt: 1 }),
  ];

  it.each([
    { sorting: null, order: ['b', 'd', 'A10', 'a9'] },
    { sorting: { column: 'name', direction: 'ascending' }, order: ['a9', 'A10', 'b', 'd'] },
    { sorting: { column: 'name', direction: 'descending' }, order: ['d', 'b', 'A10', 'a9'] },
    { sorting: { column: 'created', direction: 'ascending' }, order: ['a9', 'b', 'A10', 'd'] },
    { sorting: { column: 'created', direction: 'descending' }, order: ['A10', 'b', 'a9', 'd'] },
    { sorting: { column: 'used', direction: 'ascending' }, order: ['A10', 'b', 'a9', 'd'] },
    { sorting: { column: 'used', direction: 'descending' }, order: ['a9', 'b', 'A10', 'd'] },
  ] as const)('orders by $sorting', ({ sorting, order }) => {
    expect(sortedKeys(listed, sorting, lastUse, compare).map(({ name }) => name)).toEqual(order);
  });

  it('preserves every key, the given list, and the order of equal ones', () => {
    const rows = fc.array(fc.record({ name: fc.constantFrom('a', 'A', 'b'), at: fc.option(fc.nat(3)) }));
    const column = fc.constantFrom(...KEY_COLUMNS);
    const direction = fc.constantFrom('ascending', 'descending');
    fc.assert(
      fc.property(rows, fc.record({ column, direction }), (raw, sorting) => {
        const keys = raw.map(({ name, at }, index) =>
          key(name, { id: String(index).padStart(4, '0') as ApiKeyId, createdAt: at }),
        );
        const given = [...keys];
        const use = (id: ApiKeyId) => raw[Number(id)]?.at;
        const sorted = sortedKeys(keys, sorting, use, compare);
        expect(keys).toEqual(given);
        expect(new Set(sorted)).toEqual(new Set(keys));
        expect(sortedKeys(sorted, sorting, use, compare)).toEqual(sorted);
        const equal = sorted.filter(({ name, createdAt }) => name === 'b' && createdAt === 1).map(({ id }) => id);
        expect(equal).toEqual(equal.toSorted());
      }),
    );
  });

  it('goes from a natural direction to the other and back to the order of the server', () => {
    const steps = (column: 'name' | 'used') => {
      const first = nextSorting(null, column);
      const second = nextSorting(first, column);
      return [first?.direction, second?.direction, nextSorting(second, column)];
    };
    expect(steps('name')).toEqual(['ascending', 'descending', null]);
    expect(steps('used')).toEqual(['descending', 'ascending', null]);
    expect(nextSorting({ column: 'name', direction: 'descending' }, 'created')).toEqual({
      column: 'created',
      direction: 'descending',
    });
  });
});
