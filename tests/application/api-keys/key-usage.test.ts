import { autorun } from 'mobx';
import { afterEach, describe, expect, it } from 'vitest';
import type { ApiKeyGateway } from '../../../src/application/api-keys/api-key-gateway';
import type { ApiKeyId } from '../../../src/domain/api-keys/api-key';
import type { Instant } from '../../../src/domain/shared/dates';
import { Calls } from '../../support/calls';
import { changed } from '../../support/changed';
import { flush } from '../../support/gates';
import { TestConsole } from '../../support/test-console';

let console: TestConsole;
afterEach(() => console.close());

const id = 'key-1' as ApiKeyId;
const HOUR = 3_600_000;

async function open() {
  const calls = new Calls<ApiKeyId, Instant | null>();
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ apiKeys }) => ({ apiKeys: changed<ApiKeyGateway>(apiKeys, { lastUsed: calls.send }) }),
  });
  return { calls, usage: (await console.account()).apiKeys.usage };
}

describe('when a key was last used', () => {
  it('is asked for once at a time, however many ask', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    void usage.refresh(id);
    expect([calls.count, usage.of(id)]).toEqual([1, { kind: 'loading' }]);
    await calls.answer(0, null);
    void usage.refresh(id);
    expect(calls.count).toBe(2);
  });

  it('is a span within a day, and a date from then on', async () => {
    const { calls, usage } = await open();
    const at = console.clock.now() - 2 * HOUR;
    void usage.refresh(id);
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
    await calls.answer(0, at);
    console.clock.advance(HOUR / 4);
    void usage.refresh(id);
    await calls.answer(1, at);
    expect(told).toEqual(['loading', 'now', 'minutes']);
    stop();
  });

  it('is never for a key without requests', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    await calls.answer(0, null);
    expect([usage.of(id), usage.isUsed(id)]).toEqual([{ kind: 'never' }, false]);
  });

  it('is not known after a failure, which is only logged', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    await calls.refuse(0);
    expect([usage.of(id).kind, console.toasts]).toEqual(['unknown', []]);
    expect(console.logged).toContain('When a key was last used is not known');
  });

  it('stays as it was known while it is asked for anew, even where that fails', async () => {
    const { calls, usage } = await open();
    void usage.refresh(id);
    await calls.answer(0, console.clock.now());
    void usage.refresh(id);
    expect(usage.isUsed(id)).toBe(true);
    await calls.refuse(1);
    await flush();
    expect(usage.isUsed(id)).toBe(true);
  });
});
