import { PAGE_SIZE } from './page.ts';

/** Page buttons in sight at once (§9, D44). */
export const PAGER_WINDOW = 5;

/** An empty list has one page, so that "page 1 of 1" is always true of something. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Pages count from 1. A page that is no more, after a delete or a search, becomes the last one that is. */
export function pageWithin(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), pageCount);
}

/** The items of a page out of a list that was read whole (D44). */
export function itemsOnPage<T>(items: readonly T[], page: number): readonly T[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}

/** The pages to offer: at most five in a row, with the shown one in the middle where there is room (§9, D44). */
export function pageWindow(page: number, pageCount: number): readonly number[] {
  const length = Math.min(PAGER_WINDOW, pageCount);
  const first = pageWithin(page - Math.floor(PAGER_WINDOW / 2), pageCount - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
