import type { Page } from '#src/domain/shared/page.ts';
import { fail, ok, type Reply, type Result } from '#src/domain/shared/result.ts';
import type { OpenEntry } from '#src/domain/logs/log-address.ts';
import { olderBehind } from '#src/domain/logs/log-merge.ts';

/** How a list of logs begins. */
export interface FirstRows<Row> {
  readonly page: Page<Row>;
  /** The entry directly above the first row; null where the list begins with the newest entry. */
  readonly anchor: string | null;
  /** The entry that was asked for, where it is not among the rows. */
  readonly missing: string | null;
}

/** How far down an entry is looked for that was the topmost one when its address was taken. */
const SEARCHED_PAGES = 20;

type Fetch<Row> = (after: string | null) => Reply<Page<Row>>;

/** The newest page; or for the entry of an address the page that begins with it, else the first pages down to it. */
export async function firstRows<Row extends { readonly id: string }>(
  fetch: Fetch<Row>,
  start: OpenEntry | null,
): Reply<FirstRows<Row>> {
  if (start && start.after !== null) {
    const reply = await fetch(start.after);
    if (reply.ok && holds(reply.value, start.id)) return begun(reply, start.after, start);
    // A refusal: the entry above may be gone.
    if (!reply.ok && reply.failure.kind !== 'rejected') return fail(reply.failure);
  }
  return begun(await downTo(fetch, start), null, start);
}

async function downTo<Row extends { readonly id: string }>(fetch: Fetch<Row>, start: OpenEntry | null) {
  let reply = await fetch(null);
  for (let pages = 1; start && pages < SEARCHED_PAGES; pages += 1) {
    if (!reply.ok || reply.value.next === undefined || holds(reply.value, start.id)) break;
    const { items, next } = reply.value;
    const further = await fetch(next);
    reply = further.ok ? ok({ ...further.value, items: olderBehind(items, further.value.items) }) : further;
  }
  return reply;
}

function begun<Row extends { readonly id: string }>(
  reply: Result<Page<Row>>,
  anchor: string | null,
  start: OpenEntry | null,
): Result<FirstRows<Row>> {
  if (!reply.ok) return reply;
  const page = reply.value;
  return ok({ page, anchor, missing: start && !holds(page, start.id) ? start.id : null });
}

function holds({ items }: Page<{ readonly id: string }>, id: string): boolean {
  return items.some((row) => row.id === id);
}
