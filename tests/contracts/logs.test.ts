import { beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#src/domain/shared/page.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import type { ListedCallback } from '#src/domain/logs/callback-log.ts';
import type { CallbackFilters } from '#src/domain/logs/log-filters.ts';
import { backends, type OpenBackend } from './backends.ts';
import { failure, signIn, value } from './sign-in.ts';

const ANY: CallbackFilters = { blockchain: '', network: '', status: '', product: '', searchPhrase: '' };
const ANY_KEY = { apiKey: '' };

describe.each(backends)('the logs over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const logs = () => backend.gateways.logs;
  const callbacks = async (more: Partial<CallbackFilters> = {}, after: string | null = null) =>
    value(await logs().callbackLogs({ ...ANY, ...more }, after));
  const requests = async (apiKey = '', after: string | null = null) =>
    value(await logs().apiRequests({ apiKey }, after));

  async function pages<Row extends { readonly id: string }>(
    fetch: (after: string | null) => AsyncResult<Page<Row>>,
    atMost: number,
  ): Promise<readonly Page<Row>[]> {
    const found: Page<Row>[] = [];
    let after: string | null = null;
    for (let page = 0; page < atMost; page += 1) {
      const next: Page<Row> = value(await fetch(after));
      found.push(next);
      if (next.next === undefined) break;
      after = next.next;
    }
    return found;
  }

  it('lists ten callbacks, the newest first, each with its whole entry', async () => {
    const { items, next } = await callbacks();
    expect([items.length, next]).toEqual([10, items[9]?.id]);
    expect(items.map(({ at }) => at)).toEqual(
      items.map(({ at }) => at).sort((one, other) => Number(other) - Number(one)),
    );
    for (const { json, at, ...shown } of items) {
      const entry = JSON.parse(json) as { body: { data: { item: object } }; executionTimestamp: number };
      const { blockchain, network, ...rest } = shown;
      expect(entry).toMatchObject(rest);
      expect(entry.body.data.item).toMatchObject({ blockchain, network });
      expect(entry.executionTimestamp * 1000).toBe(at);
    }
  });

  it('lists ten requests, the newest first, with the JSON of request and response', async () => {
    const { items, next } = await requests();
    expect([items.length, next]).toEqual([10, items[9]?.id]);
    expect(items.map(({ at }) => at)).toEqual(
      items.map(({ at }) => at).sort((one, other) => Number(other) - Number(one)),
    );
    for (const { request, response, statusCode, responseTimeMs, referenceId, id } of items) {
      expect(JSON.parse(request)).toMatchObject({ path: expect.stringMatching(/^\//) as string });
      expect(JSON.parse(response)).toMatchObject({ statusCode, responseTime: responseTimeMs });
      expect(referenceId).toBe(id);
    }
    const some = await pages((after) => logs().apiRequests(ANY_KEY, after), 5);
    const amounts = some.flatMap(({ items: rows }) =>
      rows.map(({ response }) => /"amountInWei":(\d+)/.exec(response)?.[1]),
    );
    expect(amounts.some((amount) => (amount ?? '').length > 17)).toBe(true);
  });

  it('has the newest requests at once, also of one key, without their payloads', async () => {
    const listed = (await pages((after) => logs().apiRequests(ANY_KEY, after), 3)).flatMap(({ items }) => items);
    const newest = value(await logs().recentRequests(25, ANY_KEY));
    expect(newest.next).toBeDefined();
    expect(newest.items).toEqual(listed.slice(0, 25).map(({ request: _, response: __, ...rest }) => rest));
    const [key] = value(await logs().requestKeys());
    const ofKey = value(await logs().recentRequests(10, { apiKey: key!.value }));
    expect(ofKey.items.map(({ id }) => id)).toEqual((await requests(key!.value)).items.map(({ id }) => id));
  });

  it('narrows callbacks and requests to the time from one on and before another, page by page', async () => {
    const day = 86_400_000;
    const before = backend.clock.now() - day;
    const bounds = { from: before - 600_000, before };
    const found: readonly (readonly Page<ListedCallback | ListedRequest>[])[] = [
      await pages((after) => logs().callbackLogs({ ...ANY, ...bounds }, after), 9),
      await pages((after) => logs().apiRequests({ ...ANY_KEY, ...bounds }, after), 9),
    ];
    for (const log of found) {
      const times = log.flatMap(({ items }) => items).map(({ at }) => at ?? 0);
      expect([log.length > 1, log.at(-1)?.next]).toEqual([true, undefined]);
      expect(times.filter((at) => at < bounds.from || at >= before)).toEqual([]);
      expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(500_000);
    }
  });

  it('shows nobody the logs of another account', async () => {
    const [callback] = (await callbacks()).items;
    const [request] = (await requests()).items;
    const [key] = value(await logs().requestKeys());
    await signIn(backend, 'suspended');
    expect(failure(await logs().callbackLogs(ANY, callback!.id))).toMatchObject({ status: 400 });
    expect(failure(await logs().apiRequests(ANY_KEY, request!.id))).toMatchObject({ status: 400 });
    expect(await callbacks({ searchPhrase: callback!.id })).toEqual({ items: [] });
    expect(await requests(key?.value)).toEqual({ items: [] });
    await signIn(backend, 'freePlan');
    expect([await callbacks(), await requests()]).toEqual([{ items: [] }, { items: [] }]);
    expect(value(await logs().requestKeys())).toEqual([]);
    const none = { blockchains: [], networks: [], statuses: [], products: [] };
    expect(value(await logs().callbackFilterOptions())).toEqual(none);
  });
});
