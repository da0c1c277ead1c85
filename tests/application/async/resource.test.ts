import { describe, expect, it } from 'vitest';
import { Resource } from '#src/application/async/resource.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';

function open() {
  const calls = new DeferredCalls<void, string>();
  const resource = new Resource<string>((signal) => calls.send(undefined, signal));
  return { calls, resource };
}

async function ready(value = 'first') {
  const opened = open();
  void opened.resource.load();
  await opened.calls.resolve(0, value);
  return opened;
}

const failure = unexpected(503);

describe('a resource', () => {
  it('requests nothing before it is started', () => {
    const { calls, resource } = open();
    expect([resource.state, resource.value, calls.count]).toEqual([{ kind: 'idle' }, undefined, 0]);
  });

  it('is loading until the response is there', async () => {
    const { calls, resource } = open();
    void resource.load();
    expect(resource.state).toEqual({ kind: 'loading' });
    await calls.resolve(0, 'first');
    expect([resource.state, resource.value]).toEqual([{ kind: 'ready', value: 'first' }, 'first']);
  });

  it('reports a failure when there is no previous value', async () => {
    const { calls, resource } = open();
    void resource.load();
    await calls.reject(0, failure);
    expect(resource.state).toEqual({ kind: 'failed', failure });
  });

  it('preserves the previous value visible while it loads again, and when that fails', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    expect(resource.state).toEqual({ kind: 'loading', previous: 'first' });
    await calls.reject(1, failure);
    expect([resource.state, resource.value]).toEqual([{ kind: 'failed', failure, previous: 'first' }, 'first']);
    void resource.load();
    expect(resource.state).toEqual({ kind: 'loading', previous: 'first' });
  });

  it('applies the latest response and aborts the earlier request', async () => {
    const { calls, resource } = open();
    void resource.load();
    void resource.load();
    expect([calls.isAborted(0), calls.isAborted(1)]).toEqual([true, false]);
    await calls.resolve(1, 'second');
    await calls.resolve(0, 'first');
    expect(resource.state).toEqual({ kind: 'ready', value: 'second' });
  });

  it('ignores an earlier response while waiting for a newer one', async () => {
    const { calls, resource } = open();
    void resource.load();
    void resource.load();
    await calls.resolve(0, 'first');
    expect(resource.state).toEqual({ kind: 'loading' });
  });

  it('leaves no error behind when a load is canceled', async () => {
    const { calls, resource } = open();
    void resource.load();
    await calls.cancel(0);
    expect(resource.state).toEqual({ kind: 'idle' });
  });

  it('goes back to what it knew when a load is canceled', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    await calls.cancel(1);
    expect(resource.state).toEqual({ kind: 'ready', value: 'first' });
  });

  it('drops what is under way when it stops, and preserves its value', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    resource.stop();
    expect([calls.isAborted(1), resource.state]).toEqual([true, { kind: 'ready', value: 'first' }]);
    await calls.resolve(1, 'late');
    expect(resource.value).toBe('first');
  });

  it('preserves its error when it stops with nothing under way', async () => {
    const { calls, resource } = open();
    void resource.load();
    await calls.reject(0, failure);
    resource.stop();
    expect(resource.state.kind).toBe('failed');
  });

  it('applies the result of a mutation instead of the pending read', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    resource.replace('changed');
    await calls.resolve(1, 'late');
    expect([calls.isAborted(1), resource.state]).toEqual([true, { kind: 'ready', value: 'changed' }]);
  });

  it('asks again for what was under way when something was changed here', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    resource.amend((value) => `${value}, changed`);
    expect([resource.value, calls.count]).toEqual(['first, changed', 3]);
    await calls.resolve(1, 'before the change');
    expect(resource.value).toBe('first, changed');
    await calls.resolve(2, 'after it');
    expect(resource.state).toEqual({ kind: 'ready', value: 'after it' });
  });

  it('changes what it knows without a request, and nothing where it knows nothing', async () => {
    const { calls, resource } = open();
    resource.amend((value) => `${value}, changed`);
    expect([resource.state, calls.count]).toEqual([{ kind: 'idle' }, 0]);
    void resource.load();
    await calls.resolve(0, 'first');
    resource.amend((value) => `${value}, changed`);
    expect([resource.state, calls.count]).toEqual([{ kind: 'ready', value: 'first, changed' }, 1]);
  });
});

describe('a resource that is loaded ahead of its page', () => {
  it('answers the page with the one request, while it is under way and afterwards', async () => {
    for (const isThere of [false, true]) {
      const { calls, resource } = open();
      resource.loadAhead();
      if (isThere) await calls.resolve(0, 'first');
      const joined = resource.load();
      if (!isThere) await calls.resolve(0, 'first');
      await joined;
      expect([resource.value, calls.count]).toEqual(['first', 1]);
    }
  });

  it('answers once: the next load asks again', async () => {
    const { calls, resource } = open();
    resource.loadAhead();
    await calls.resolve(0, 'first');
    await resource.load();
    void resource.load();
    await calls.resolve(1, 'second');
    expect([resource.value, calls.count]).toEqual(['second', 2]);
  });

  it('is asked for again where that failed, where the page did not come, or where it was stopped', async () => {
    const given = [
      ({ calls }: ReturnType<typeof open>) => calls.reject(0, failure),
      ({ calls }: ReturnType<typeof open>, forget: () => void) => calls.resolve(0, 'old').then(forget),
      ({ resource }: ReturnType<typeof open>) => resource.stop(),
    ];
    for (const happens of given) {
      const opened = open();
      await happens(opened, opened.resource.loadAhead());
      void opened.resource.load();
      await opened.calls.resolve(1, 'new');
      expect([opened.resource.value, opened.calls.count]).toEqual(['new', 2]);
    }
  });
});
