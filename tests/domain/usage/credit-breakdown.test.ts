import { describe, expect, it } from 'vitest';
import { type BreakdownItem, breakdownCells, creditBreakdown, MAX_BARS } from '#src/domain/usage/credit-breakdown.ts';

const item = (id: string, credits: number, more: Partial<BreakdownItem> = {}): BreakdownItem => {
  return { id, name: id.toUpperCase(), credits, calls: null, ...more };
};

describe('the credit breakdown', () => {
  it('has the largest first and the rest last, with their shares', () => {
    const { rows, total } = creditBreakdown([item('a', 10), item('other', 70), item('b', 20)], 'key');
    expect(total).toBe(100);
    expect(rows.map(({ id, share, ofLargest, isOther }) => [id, share, ofLargest, isOther])).toEqual([
      ['b', 0.2, 20 / 70, false],
      ['a', 0.1, 10 / 70, false],
      ['other', 0.7, 1, true],
    ]);
  });

  it('orders equal ones by name', () => {
    const { rows } = creditBreakdown([item('b', 5), item('c', 5), item('a', 5)], 'key');
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it.each([
    [0, 0],
    [1, 1],
    [MAX_BARS, MAX_BARS],
    [MAX_BARS + 1, MAX_BARS],
    [300, MAX_BARS],
  ])('of %i items draws %i bars that add up to all of them', (count, drawn) => {
    const items = Array.from({ length: count }, (_, index) => item(`i${index}`, index + 1, { calls: 2 }));
    const { rows, bars, total } = creditBreakdown(items, 'product');
    expect([rows.length, bars.length]).toEqual([count, drawn]);
    expect(bars.reduce((sum, { credits }) => sum + credits, 0)).toBe(total);
    expect(bars.reduce((sum, { calls }) => sum + (calls ?? 0), 0)).toBe(2 * count);
    expect(bars.findIndex(({ isOther }) => isOther)).toBe(count > MAX_BARS ? MAX_BARS - 1 : -1);
  });

  it('sums a rest of the provider with the smallest ones, under no name', () => {
    const items = Array.from({ length: MAX_BARS }, (_, index) => item(`i${index}`, 10));
    const { bars } = creditBreakdown([...items, item('other', 1)], 'key');
    expect(bars.at(-1)).toMatchObject({ id: 'other', name: '', credits: 11, calls: null });
  });

  it('leaves out what was not used, and never counts below nothing', () => {
    const { rows, total } = creditBreakdown([item('a', 0), item('b', -5), item('c', 3)], 'key');
    expect([rows.map(({ id }) => id), total]).toEqual([['c'], 3]);
  });

  it('shows a free call', () => {
    const { rows, hasCalls } = creditBreakdown([item('a', 0, { calls: 4 }), item('b', 3)], 'key');
    expect([rows.map(({ id, share }) => [id, share]), hasCalls]).toEqual([
      [
        ['b', 1],
        ['a', 0],
      ],
      true,
    ]);
  });

  it('has shares of nothing where only free calls were made', () => {
    const { rows } = creditBreakdown([item('a', 0, { calls: 4 })], 'key');
    expect(rows).toMatchObject([{ share: 0, ofLargest: 0 }]);
  });

  it.each([
    ['key', 'key-7', 'key-7'],
    ['product', 'blockchain-events', 'Blockchain Events'],
    ['blockchain', 'ethereum-classic', 'Ethereum Classic'],
    ['network', 'ethereum/mainnet', 'Ethereum Mainnet'],
    ['network', 'mainnet', 'Mainnet'],
    ['key', 'other', ''],
  ] as const)('shows the %s %s without a name as "%s"', (by, id, name) => {
    expect(creditBreakdown([item(id, 1, { name: '' })], by).rows[0]?.name).toBe(name);
  });

  it('is a table with the fields of the provider', () => {
    const breakdown = creditBreakdown([item('a', 1.5), item('b', 20, { calls: 3 })], 'key');
    expect(breakdownCells(breakdown)).toEqual([
      ['id', 'name', 'credits', 'calls'],
      ['b', 'B', 20, 3],
      ['a', 'A', 1.5, null],
    ]);
  });
});
