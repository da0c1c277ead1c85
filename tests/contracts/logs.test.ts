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

  it('preserves every digit of an amount, byte for byte the same as the provider wrote it', async () => {
    const { items } = await callbacks({ blockchain: 'ethereum', searchPhrase: 'coins transaction' });
    for (const { json } of items) {
      const wei = /"amountInWei":(\d+)/.exec(json)?.[1] ?? '';
      expect(wei.length).toBeGreaterThan(16);
      expect(json).toContain(`"amount":"${wei.slice(0, -18) || '0'}.${wei.slice(-18).padStart(18, '0')}"`);
    }
    expect(items.some(({ json }) => !json.includes(String(Number(/"amountInWei":(\d+)/.exec(json)?.[1]))))).toBe(true);
  });

  it('pages to an end under a filter, without a repetition or a gap', async () => {
    await signIn(backend, 'suspended');
    const found = async (status: CallbackFilters['status']) => {
      const filters = { ...ANY, blockchain: 'polygon', status };
      const all = await pages((after) => logs().callbackLogs(filters, after), 50);
      expect(all.at(-1)?.next).toBeUndefined();
      return all.flatMap(({ items }) => items);
    };
    const [any, success, failed] = [await found(''), await found('success'), await found('failed')];
    expect(failed.every((log) => !log.success)).toBe(true);
    expect([any.length > 30, failed.length > 0]).toEqual([true, true]);
    const ids = [...success, ...failed].map(({ id }) => id);
    expect(ids.sort().reverse()).toEqual(any.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('follows each filter that it offers', async () => {
    const { blockchains, networks, products, statuses } = value(await logs().callbackFilterOptions());
    expect([blockchains.length, products.length, statuses]).toEqual([7, 3, ['success', 'failed']]);
    for (const { name, blockchain } of networks) {
      const { items } = await callbacks({ network: name, blockchain: blockchain ?? '' });
      expect(items.length).toBe(10);
      expect(items.every((log) => log.network === name && log.blockchain === blockchain)).toBe(true);
    }
    for (const product of products) {
      const { items } = await callbacks({ product: product.toLowerCase() });
      expect(new Set(items.map((log) => log.product))).toEqual(new Set([product]));
    }
    expect((await callbacks({ status: 'failed' })).items.every(({ success }) => !success)).toBe(true);
    expect(await callbacks({ blockchain: 'bitcoin', network: 'nile' })).toEqual({ items: [] });
  });

  it('finds a callback by its id, its transaction, its address and its event', async () => {
    const [sought] = (await callbacks({ blockchain: 'polygon', network: 'amoy' })).items;
    const { id, event, json } = sought!;
    const field = (name: string) => new RegExp(`"${name}":"([^"]+)"`).exec(json)?.[1] ?? '';
    for (const searchPhrase of [id, field('transactionId')]) {
      expect((await callbacks({ searchPhrase })).items).toEqual([sought]);
    }
    for (const searchPhrase of [field('address').toUpperCase(), ` ${event.toLowerCase()} `]) {
      const { items } = await callbacks({ searchPhrase, network: 'amoy' });
      expect(items.length).toBeGreaterThan(0);
      expect(items.every((log) => log.event === event || log.json.includes(field('address')))).toBe(true);
    }
    expect(await callbacks({ searchPhrase: 'nothing like this' })).toEqual({ items: [] });
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

  it('narrows the requests to each key that it offers', async () => {
    const offered = value(await logs().requestKeys());
    expect(offered).toHaveLength(23);
    const [own] = value(await backend.gateways.apiKeys.list()).items;
    expect(offered[0]).toEqual({ value: own?.id, name: own?.name });
    const first = (await requests(offered[0]?.value)).items;
    const other = (await requests(offered[1]?.value)).items;
    expect([first.length, other.length]).toEqual([10, 10]);
    expect(new Set([...first, ...other].map(({ id }) => id)).size).toBe(20);
    expect(await backend.gateways.apiKeys.lastUsed(own!.id)).toEqual({ ok: true, value: first[0]?.at });
  });

  it('pages the requests of a key on, without a repetition', async () => {
    const [key] = value(await logs().requestKeys());
    const found = await pages((after) => logs().apiRequests({ apiKey: key!.value }, after), 12);
    const rows = found.flatMap(({ items }) => items);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(120);
    const times = rows.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => Number(other) - Number(one)));
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

  it('has no requests of an unknown key', async () => {
    expect(await requests('no-such-key')).toEqual({ items: [] });
  });

  it('redelivers a failed callback as the newest entry of the log', async () => {
    const [failed] = (await callbacks({ status: 'failed' })).items;
    const id = value(await logs().redeliverCallback(failed!.id));
    const [newest, below] = (await callbacks()).items;
    expect(newest).toMatchObject({ id, event: failed!.event, blockchain: failed!.blockchain });
    expect((await callbacks({}, id)).items[0]).toEqual(below);
  });

  it('rejects a redelivery of an unknown callback, by a viewer, and too often', async () => {
    expect(failure(await logs().redeliverCallback('none'))).toMatchObject({ kind: 'rejected', status: 404 });
    const { id } = (await callbacks()).items[0]!;
    for (let time = 0; time < 5; time += 1) value(await logs().redeliverCallback(id));
    expect(failure(await logs().redeliverCallback(id))).toMatchObject({ status: 429, retryAfterMs: 60_000 });
    const viewer = await open({ scenario: 'read-only-member' });
    viewer.sessions.startSession(viewer.provider.signIn!.token);
    expect(failure(await viewer.gateways.logs.redeliverCallback(id))).toMatchObject({ status: 403 });
  });

  it('has no redelivery where the provider does not offer it', async () => {
    const bare = await open({ scenario: 'required-operations' });
    await signIn(bare, 'activeCustomer');
    const { id } = value(await bare.gateways.logs.callbackLogs(ANY, null)).items[0]!;
    expect(failure(await bare.gateways.logs.redeliverCallback(id))).toMatchObject({ status: 404 });
  });

  it('rejects a cursor that is not in the log', async () => {
    for (const result of [logs().callbackLogs(ANY, 'none'), logs().apiRequests(ANY_KEY, 'none')]) {
      expect(failure(await result)).toMatchObject({ kind: 'rejected', status: 400 });
    }
  });

  it('grows at the top while the demo runs', async () => {
    const [callback] = (await callbacks()).items;
    const [request] = (await requests()).items;
    backend.clock.advance(60_000);
    expect((await callbacks()).items.findIndex(({ id }) => id === callback?.id)).toBe(3);
    expect((await requests()).items.findIndex(({ id }) => id === request?.id)).toBe(2);
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

  it('ends the session with an invalid token', async () => {
    for (const call of [
      () => logs().callbackLogs(ANY, null),
      () => logs().callbackFilterOptions(),
      () => logs().apiRequests(ANY_KEY, null),
      () => logs().recentRequests(10, ANY_KEY),
      () => logs().requestKeys(),
    ]) {
      backend.sessions.startSession('no.such.token');
      expect(failure(await call())).toMatchObject({ kind: 'unauthorized', status: 401 });
      expect(backend.sessions.getSession()).toBeNull();
    }
  });

  it('cancels what is read', async () => {
    const aborter = new AbortController();
    const results = [
      logs().callbackLogs(ANY, null, aborter.signal),
      logs().callbackFilterOptions(aborter.signal),
      logs().apiRequests(ANY_KEY, null, aborter.signal),
      logs().recentRequests(10, ANY_KEY, aborter.signal),
      logs().requestKeys(aborter.signal),
    ];
    aborter.abort();
    for (const result of await Promise.all(results)) expect(failure(result)).toEqual({ kind: 'canceled' });
  });
});
