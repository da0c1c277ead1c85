import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { PAGE_SIZE } from '#src/domain/shared/page.ts';
import { breaks, tolerated } from '#tools/conformance/differences.ts';
import type { KitClient } from '#tools/conformance/kit-client.ts';
import { StepEnd } from '#tools/conformance/walk.ts';

export interface ListPage {
  readonly ids: readonly string[];
  /** When each row was made, where the list is newest first. */
  readonly times?: readonly (number | null)[];
  /** Null where the response does not have it: then a full page may have a next one. */
  readonly hasMore: boolean | null;
  readonly cursor: string | null;
}

export interface PageCheck {
  readonly name: EndpointName;
  /** Such as `item.apiKeys[]`. */
  readonly rows: string;
  /** Where it is, unless in the item. */
  readonly more?: string;
  /** The parameter that says where a page starts. */
  readonly position: string;
  /** The field that the newest first goes by. */
  readonly time?: string;
  readonly limit: number;
  readonly maxPages: number;
  /** The provider may send the whole list at once. */
  readonly mayBeWhole?: boolean;
  /** The list is short enough to end within these pages. */
  readonly mustEnd: boolean;
  /** The page behind so many rows and behind this cursor; null if the call failed. */
  fetchPage(limit: number, offset: number, cursor: string | null): Promise<ListPage | null>;
}

const MORE = 'item.hasMore';

/** As the console asks by offsets: a later page begins with the last row before it. Where it does not, it is left so. */
export function fromLastRow(fetchPage: PageCheck['fetchPage']): PageCheck['fetchPage'] {
  let last: string | undefined;
  return async (limit, offset, cursor) => {
    const known = offset === 0 ? 0 : 1;
    const page = await fetchPage(limit, offset - known, cursor);
    const isContinued = page?.ids[0] === last;
    last = page?.ids.at(-1) ?? last;
    if (!page || known === 0) return page;
    const from = isContinued ? 1 : 0;
    const hasMore = page.hasMore ?? page.ids.length >= limit;
    return { ...page, hasMore, ids: page.ids.slice(from), ...(page.times && { times: page.times.slice(from) }) };
  };
}
const MOST_PAGES = 60;

/** Walks a list as the console does. A list of one page is walked once more, as it would be if it were longer. */
export async function checkPages(client: KitClient, check: PageCheck): Promise<readonly string[] | null> {
  const seen = await walkPages(client, check, false);
  const half = Math.ceil((seen?.length ?? 0) / 2);
  if (seen && check.mustEnd && half > 0 && seen.length <= check.limit && seen.length > half)
    await walkPages(client, { ...check, limit: half }, true);
  return seen;
}

/** Returns the ids that it saw; null if a page is at fault. */
async function walkPages(client: KitClient, check: PageCheck, isProbe: boolean): Promise<readonly string[] | null> {
  const { name, rows, more = MORE, position, time, limit, maxPages, mustEnd } = check;
  const seen = new Set<string>();
  const times: (number | null)[] = [];
  let first: readonly string[] = [];
  let cursor: string | null = null;
  const differs = (field: string, expected: string, found: string) => {
    client.differs(name, breaks(field, expected, found));
    return null;
  };
  for (let index = 0; index < maxPages; index += 1) {
    const page: ListPage | null = await check.fetchPage(limit, seen.size, cursor);
    if (!page) return null;
    const { ids, hasMore } = page;
    // The console asks for no other number of rows, so a provider may have one of its own.
    if (isProbe && ids.length > limit) return null;
    if (index === 0) first = ids;
    else if (ids.length > 0 && ids.join() === first.join())
      return differs(`query ${position}`, 'the rows behind it', 'the first page again');
    if (ids.some((id) => seen.has(id)) || new Set(ids).size < ids.length)
      return differs(`${rows}.id`, 'each row once', 'a row twice, on this page or an earlier one');
    if (ids.length > limit && !check.mayBeWhole)
      client.differs(name, tolerated(rows, `at most ${limit} rows`, `${ids.length} rows`));
    for (const id of ids) seen.add(id);
    times.push(...(page.times ?? []));
    if (time !== undefined && !isSorted(times))
      return differs(`${rows}.${time}`, 'newest first', 'an older row before a newer one');
    cursor = page.cursor;
    if (!(hasMore ?? ids.length >= limit)) {
      const behind = mustEnd && ids.length > 0 ? await check.fetchPage(limit, seen.size, cursor) : null;
      if (behind?.ids.some((id) => !seen.has(id))) differs(more, 'true while there are more rows', 'false too early');
      return [...seen];
    }
    if (ids.length === 0) return differs(more, 'false behind the last row', 'true with an empty page');
  }
  if (mustEnd) differs(more, 'false behind the last row', `true after ${maxPages} pages`);
  return [...seen];
}

/** Newest first. */
function isSorted(times: readonly (number | null)[]): boolean {
  const known = times.filter((one) => one !== null);
  return known.every((one, index) => index === 0 || one <= (known[index - 1] ?? one));
}

/** All rows of a list, page by page. Faults of its pages are no matter of who reads them. */
export async function listed<T>(
  fetchRows: (query: { readonly limit: number; readonly offset: number }) => Promise<readonly T[] | null>,
  what: string,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const rows = await fetchRows({ limit: PAGE_SIZE, offset: all.length });
    if (!rows) throw new StepEnd(`the list of ${what} could not be read`);
    const isRepeated = rows.length > 0 && JSON.stringify(rows) === JSON.stringify(all.slice(0, rows.length));
    if (!isRepeated) all.push(...rows);
    if (isRepeated || rows.length < PAGE_SIZE) break;
  }
  return all;
}
