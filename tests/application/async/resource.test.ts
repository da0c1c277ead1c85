import { describe, expect, it } from 'vitest';
import { Resource } from '#src/application/async/resource.ts';
import { unexpected } from '#src/domain/shared/failure.ts';
import { Calls } from '#tests/support/calls.ts';

function open() {
  const calls = new Calls<void, string>();
  const resource = new Resource<string>((signal) => calls.send(undefined, signal));
  return { calls, resource };
}

async function ready(value = 'first') {
  const opened = open();
  void opened.resource.load();
  await opened.calls.answer(0, value);
  return opened;
}

const failure = unexpected(503);

describe('a resource', () => {
  it('asks for nothing before it is told to', () => {
    const { calls, resource } = open();
    expect([resource.state, resource.value, calls.count]).toEqual([{ kind: 'idle' }, undefined, 0]);
  });

  it('is loading until the answer is there', async () => {
    const { calls, resource } = open();
    void resource.load();
    expect(resource.state).toEqual({ kind: 'loading' });
    await calls.answer(0, 'first');
    expect([resource.state, resource.value]).toEqual([{ kind: 'ready', value: 'first' }, 'first']);
  });

  it('tells of a failure that nothing was known before', async () => {
    const { calls, resource } = open();
    void resource.load();
    await calls.refuse(0, failure);
    expect(resource.state).toEqual({ kind: 'failed', failure });
  });

  it('keeps the previous value in sight while it loads again, and when that fails', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    expect(resource.state).toEqual({ kind: 'loading', previous: 'first' });
    await calls.refuse(1, failure);
    expect([resource.state, resource.value]).toEqual([{ kind: 'failed', failure, previous: 'first' }, 'first']);
    void resource.load();
    expect(resource.state).toEqual({ kind: 'loading', previous: 'first' });
  });

  it('takes the answer to the latest load and aborts the one before', async () => {
    const { calls, resource } = open();
    void resource.load();
    void resource.load();
    expect([calls.isAborted(0), calls.isAborted(1)]).toEqual([true, false]);
    await calls.answer(1, 'second');
    await calls.answer(0, 'first');
    expect(resource.state).toEqual({ kind: 'ready', value: 'second' });
  });

  it('does not take an earlier answer for the one that is awaited', async () => {
    const { calls, resource } = open();
    void resource.load();
    void resource.load();
    await calls.answer(0, 'first');
    expect(resource.state).toEqual({ kind: 'loading' });
  });

  it('leaves no error behind when a load is cancelled', async () => {
    const { calls, resource } = open();
    void resource.load();
    await calls.cancel(0);
    expect(resource.state).toEqual({ kind: 'idle' });
  });

  it('goes back to what it knew when a load is cancelled', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    await calls.cancel(1);
    expect(resource.state).toEqual({ kind: 'ready', value: 'first' });
  });

  it('drops what is under way when it stops, and keeps what it knew', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    resource.stop();
    expect([calls.isAborted(1), resource.state]).toEqual([true, { kind: 'ready', value: 'first' }]);
    await calls.answer(1, 'late');
    expect(resource.value).toBe('first');
  });

  it('keeps its error when it stops with nothing under way', async () => {
    const { calls, resource } = open();
    void resource.load();
    await calls.refuse(0, failure);
    resource.stop();
    expect(resource.state.kind).toBe('failed');
  });

  it('takes what a mutation answered in place of the read under way', async () => {
    const { calls, resource } = await ready();
    void resource.load();
    resource.replace('changed');
    await calls.answer(1, 'late');
    expect([calls.isAborted(1), resource.state]).toEqual([true, { kind: 'ready', value: 'changed' }]);
  });
});
