import type { Page } from '#src/domain/shared/page.ts';
import { fail, ok, type AsyncResult, type Result } from '#src/domain/shared/result.ts';
import type { OpenEntry } from '#src/domain/logs/log-location.ts';
import { appendOlder } from '#src/domain/logs/log-merge.ts';

/** How a list of logs begins. */
export interface InitialRows<Row> {
  readonly page: Page<Row>;
  /** The entry directly above the first row; null where the list begins with the newest entry. */
  readonly startsAfter: string | null;
  /** The entry that was asked for, where it is not among the rows. */
  readonly missingId: string | null;
}

/** How far down an entry is looked for that was the topmost one when its address was taken. */
const MAX_SEARCHED_PAGES = 20;

type Fetch<Row> = (after: string | null) => AsyncResult<Page<Row>>;

/** The newest page; or for the entry of an address the page that begins with it, else the first pages down to it. */
export async function loadInitialRows<Row extends { readonly id: string }>(
  fetch: Fetch<Row>,
  start: OpenEntry | null,
): AsyncResult<InitialRows<Row>> {
  if (start && start.after !== null) {
    const result = await fetch(start.after);
    if (result.ok && containsRow(result.value, start.id)) return toInitialRows(result, start.after, start);
    // A refusal: the entry above may be gone.
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
