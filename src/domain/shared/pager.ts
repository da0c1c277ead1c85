import { PAGE_SIZE } from './page.ts';

/** An empty list has one page, so "page 1 of 1" always holds. */
export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** Pages count from 1. A page that no longer exists becomes the last one. */
export function pageWithin(page: number, pageCount: number): number {
  return Math.min(Math.max(1, page), pageCount);
}

export function pageOfItem(index: number): number {
  return Math.floor(index / PAGE_SIZE) + 1;
}

/** Pages a list that was loaded whole. */
export function itemsOnPage<T>(items: readonly T[], page: number): readonly T[] {
  return items.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
}
