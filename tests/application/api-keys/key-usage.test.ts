import { autorun } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '#src/application/api-keys/api-key-gateway.ts';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { RequestKey } from '#src/domain/logs/api-request.ts';
import type { LogGateway } from '#src/application/logs/log-gateway.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

const id = 'key-1' as ApiKeyId;
const HOUR = 3_600_000;

/** The log can be narrowed to the key by its id, unless a test says otherwise. */
async function open(offered: () => readonly RequestKey[] | null = () => [{ value: id, name: 'one' }]) {
  const calls = new Calls<string, Instant | null>();
  const asked = { filters: 0 };
  const requestKeys = () => {
    asked.filters += 1;
    const keys = offered();
    return Promise.resolve(keys ? ok(keys) : fail(unexpected(500)));
  };
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ apiKeys, logs }) => ({
      apiKeys: changed<ApiKeyGateway>(apiKeys, { lastUsed: calls.send }),
      logs: changed<LogGateway>(logs, { requestKeys }),
    }),
  });
  const { apiKeys } = await console.account();
  return { calls, asked, store: apiKeys, usage: apiKeys.usage };
}

describe('when a key was last used', () => {
  it('is asked for once at a time, however many ask', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    void usage.refresh(id);
    await flush();
    expect([calls.count, usage.of(id)]).toEqual([1, { kind: 'loading' }]);
    await calls.answer(0, null);
    void usage.refresh(id);
    await flush();
    expect(calls.count).toBe(2);
  });

  it('is a span within a day, and a date from then on', async () => {
    const { calls, usage } = await open();
    const at = console.clock.now() - 2 * HOUR;
    void usage.refresh(id);
    await flush();
    await calls.answer(0, at);
    expect(usage.of(id)).toEqual({ kind: 'used', at, ago: { unit: 'hours', count: 2 } });
    console.clock.advance(22 * HOUR);
    expect(usage.of(id)).toEqual({ kind: 'used', at, ago: null });
  });

  it('is told anew with each answer, although the key was not used again', async () => {
    const { calls, usage } = await open();
    const at = console.clock.now();
    const told: unknown[] = [];
    const stop = autorun(() => {
      const use = usage.of(id);
      told.push(use.kind === 'used' ? use.ago?.unit : use.kind);
    });
    void usage.refresh(id);
    await flush();
    await calls.answer(0, at);
    console.clock.advance(HOUR / 4);
    void usage.refresh(id);
    await flush();
    await calls.answer(1, at);
    expect(told).toEqual(['loading', 'now', 'minutes']);
    stop();
  });

  it('is never for a key without requests', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    await flush();
    await calls.answer(0, null);
    expect([usage.of(id), usage.isUsed(id)]).toEqual([{ kind: 'never' }, false]);
  });

  it('is not known after a failure, which is only logged', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    await flush();
    await calls.refuse(0);
    expect([usage.of(id).kind, console.toasts]).toEqual(['unknown', []]);
    expect(console.logged).toContain('When a key was last used is not known');
  });

  it('stays as it was known while it is asked for anew, even where that fails', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    await flush();
    await calls.answer(0, console.clock.now());
    void usage.refresh(id);
    await flush();
    expect(usage.isUsed(id)).toBe(true);
    await calls.refuse(1);
    await flush();
    expect(usage.isUsed(id)).toBe(true);
  });

  it('is unknown, without a call, for a key that the log cannot be narrowed to', async () => {
    const { calls, asked, usage } = await open(() => [{ value: 'key-2', name: 'another' }]);
    await usage.refresh(id);
    expect({ kind: usage.of(id).kind, calls: calls.count, filters: asked.filters }).toEqual({
      kind: 'unknown',
      calls: 0,
      filters: 1,
    });
  });

  it('is unknown if the filters do not load, and is asked for again later', async () => {
    let isDown = true;
    const { calls, usage } = await open(() => (isDown ? null : [{ value: id, name: 'one' }]));
    await usage.refresh(id);
    expect(usage.of(id).kind).toBe('unknown');
    isDown = false;
    void usage.refresh(id);
    await flush();
    await calls.answer(0, null);
    expect(usage.of(id).kind).toBe('never');
  });

  it('is asked for by the name where the provider filters by text only', async () => {
    const { calls, store, usage } = await open(() => store.keys.items.map(({ name }) => ({ value: name, name })));
    await store.reloadKeys();
    const [key] = store.keys.items;
    void usage.refresh(key!.id);
    await flush();
    expect(calls.sent).toEqual([key!.name]);
  });

  it('reads the filters once for all keys of a page', async () => {
    const { calls, asked, store, usage } = await open(() =>
      store.keys.items.map((key) => ({ value: key.id, name: '' })),
    );
    await store.reloadKeys();
    usage.follow(store.keys.items.map((key) => key.id));
    await flush();
    expect([asked.filters, calls.count]).toEqual([1, 10]);
  });

  it('reads the filters again for a key that is younger than them', async () => {
    const offered: RequestKey[] = [{ value: id, name: 'one' }];
    const { calls, asked, usage } = await open(() => [...offered]);
    void usage.refresh(id);
    await flush();
    offered.push({ value: 'key-2', name: 'two' });
    void usage.refresh('key-2' as ApiKeyId);
    await flush();
    expect([asked.filters, calls.count]).toEqual([2, 2]);
  });

  it('is not asked for again within a minute by a page that is opened again', async () => {
    const { calls, usage } = await open();
    usage.follow([id]);
    await flush();
    await calls.answer(0, null);
    usage.follow([id]);
    console.clock.advance(59_999);
    usage.follow([id]);
    await flush();
    expect(calls.count).toBe(1);
    console.clock.advance(1);
    usage.follow([id]);
    await flush();
    expect(calls.count).toBe(2);
  });
});
