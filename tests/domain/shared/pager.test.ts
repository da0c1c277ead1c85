import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOnPage, pageCountOf, PAGER_WINDOW, pageWindow, pageWithin } from '#src/domain/shared/pager.ts';

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

describe('the pages to offer', () => {
  it.each([
    { page: 1, of: 1, offers: [1] },
    { page: 2, of: 3, offers: [1, 2, 3] },
    { page: 1, of: 9, offers: [1, 2, 3, 4, 5] },
    { page: 3, of: 9, offers: [1, 2, 3, 4, 5] },
    { page: 4, of: 9, offers: [2, 3, 4, 5, 6] },
    { page: 7, of: 9, offers: [5, 6, 7, 8, 9] },
    { page: 9, of: 9, offers: [5, 6, 7, 8, 9] },
  ])('beside page $page of $of are $offers', ({ page, of, offers }) => {
    expect(pageWindow(page, of)).toEqual(offers);
  });

  it('are five at most, in a row, within the list, with the shown one among them', () => {
    const anyPosition = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(anyPosition, ([page, count]) => {
        const pages = pageWindow(page, count);
        const [first = 0] = pages;
        expect(pages).toHaveLength(Math.min(PAGER_WINDOW, count));
        expect(pages).toEqual(pages.map((_, index) => first + index));
        expect(pages).toContain(page);
        expect([first >= 1, (pages.at(-1) ?? 0) <= count]).toEqual([true, true]);
      }),
    );
  });
});
