import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { breaks, tolerated } from '#tools/conformance/difference.ts';
import type { KitClient } from '#tools/conformance/kit-client.ts';

export interface ListPage {
  readonly ids: readonly string[];
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
  readonly limit: number;
  readonly maxPages: number;
  /** The list is short enough to end within these pages. */
  readonly mustEnd: boolean;
  /** The page behind so many rows and behind this cursor; null if the call failed. */
  fetchPage(offset: number, cursor: string | null): Promise<ListPage | null>;
}

const MORE = 'item.hasMore';

/** Walks a list to its end, or as far as it may. Returns the ids that it saw; null if a page is at fault. */
export async function checkPages(client: KitClient, check: PageCheck): Promise<readonly string[] | null> {
  const { name, rows, more = MORE, limit, maxPages, mustEnd } = check;
  const seen = new Set<string>();
  let cursor: string | null = null;
  for (let index = 0; index < maxPages; index += 1) {
    const page: ListPage | null = await check.fetchPage(seen.size, cursor);
    if (!page) return null;
    const { ids, hasMore } = page;
    if (ids.length > limit) client.differs(name, tolerated(rows, `at most ${limit} rows`, `${ids.length} rows`));
    if (ids.some((id) => seen.has(id)) || new Set(ids).size < ids.length) {
      client.differs(name, breaks(`${rows}.id`, 'each row once', 'a row that an earlier page has'));
      return null;
    }
    for (const id of ids) seen.add(id);
    if (!(hasMore ?? ids.length >= limit)) return [...seen];
    if (ids.length === 0) {
      client.differs(name, breaks(more, 'false behind the last row', 'true with an empty page'));
      return null;
    }
    cursor = page.cursor;
  }
  if (mustEnd) client.differs(name, breaks(more, 'false behind the last row', `true after ${maxPages} pages`));
  return [...seen];
}

/** What a longer page shows and the pages before did not. */
export function checkComplete(
  client: KitClient,
  name: EndpointName,
  walked: readonly string[] | null,
  whole: readonly string[],
  more = MORE,
): void {
  if (walked && whole.some((id) => !walked.includes(id)))
    client.differs(name, breaks(more, 'true while there are more rows', 'false too early'));
}
