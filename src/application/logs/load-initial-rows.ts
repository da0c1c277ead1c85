import type { Page } from '#src/domain/shared/page.ts';
import { fail, ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import type { OpenEntry } from '#src/domain/logs/log-location.ts';
import { appendOlder } from '#src/domain/logs/log-merge.ts';

export interface InitialRows<Row> {
  readonly page: Page<Row>;
  /** The entry directly above the first row; null if the list starts with the newest. */
  readonly startsAfter: string | null;
  /** The requested entry, if it is not among the rows. */
  readonly missingId: string | null;
}

/** How many pages are searched for a linked entry that was the newest once. */
const MAX_SEARCHED_PAGES = 20;

type Fetch<Row> = (after: string | null) => AsyncResult<Page<Row>>;

/** The newest page, or the page that starts with the linked entry, else the first pages down to it. */
export async function loadInitialRows<Row extends { readonly id: string }>(
  fetch: Fetch<Row>,
  start: OpenEntry | null,
): AsyncResult<InitialRows<Row>> {
  if (start && start.after !== null) {
    const result = await fetch(start.after);
    if (result.ok && containsRow(result.value, start.id)) return toInitialRows(result, start.after, start);
    // Rejected: the entry above may be gone.
    if (!result.ok && result.failure.kind !== 'rejected') return fail(result.failure);
  }
  return toInitialRows(await loadDownTo(fetch, start), null, start);
}

async function loadDownTo<Row extends { readonly id: string }>(fetch: Fetch<Row>, start: OpenEntry | null) {
  let result = await fetch(null);
  for (let pages = 1; start && pages < MAX_SEARCHED_PAGES; pages += 1) {
    if (!result.ok || result.value.next === undefined || containsRow(result.value, start.id)) break;
    const { items, next } = result.value;
    const nextPage = await fetch(next);
    result = nextPage.ok ? ok({ ...nextPage.value, items: appendOlder(items, nextPage.value.items) }) : nextPage;
  }
  return result;
}

function toInitialRows<Row extends { readonly id: string }>(
  result: Result<Page<Row>>,
  startsAfter: string | null,
  start: OpenEntry | null,
): Result<InitialRows<Row>> {
  if (!result.ok) return result;
  const page = result.value;
  return ok({ page, startsAfter, missingId: start && !containsRow(page, start.id) ? start.id : null });
}

function containsRow({ items }: Page<{ readonly id: string }>, id: string): boolean {
  return items.some((row) => row.id === id);
}
