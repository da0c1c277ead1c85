import { describe, expect, it } from 'vitest';
import { itemsOnPage, pageCountOf, pageWithin } from '#src/domain/shared/page.ts';

describe('the pages of a list', () => {
  it.each([
    [0, 1],
    [1, 1],
    [10, 1],
    [11, 2],
    [20, 2],
    [23, 3],
  ])('of %d items are %d', (total, pages) => {
    expect(pageCountOf(total)).toBe(pages);
  });

  it.each([
    [-1, 3, 1],
    [0, 3, 1],
    [2, 3, 2],
    [9, 3, 3],
  ])('have, for page %d of %d, page %d', (requestedPage, count, page) => {
    expect(pageWithin(requestedPage, count)).toBe(page);
  });

  it('hold ten items each, and the last one what is left', () => {
    const items = Array.from({ length: 23 }, (_, index) => index + 1);
    expect([1, 2, 3, 4].map((page) => itemsOnPage(items, page).length)).toEqual([10, 10, 3, 0]);
    expect(itemsOnPage(items, 3)).toEqual([21, 22, 23]);
  });
});
