import { describe, expect, it } from 'vitest';
import { rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { openLogs } from './open-logs.ts';

describe('a redelivery from the log', () => {
  it('loads newer entries after a failure that leaves it open whether it was sent, and only then', async () => {
    const failures = [rejected(404, 'not_found', 'There is no such callback.'), unreachable()];
    let loads = 0;
    const { at, store } = await openLogs((logs) => ({
      redeliverCallback: () => Promise.resolve(fail(failures.shift()!)),
      callbackLogs: (...args) => {
        loads += 1;
        return logs.callbackLogs(...args);
      },
    }));
    await at();
    await store.redelivery.redeliver('one');
    await flush();
    expect(loads).toBe(1);
    await store.redelivery.redeliver('other');
    await flush();
    expect(loads).toBe(2);
    expect(store.redelivery.stateOf('one')).toMatchObject({ kind: 'failed', failure: { status: 404 } });
    expect(store.redelivery.stateOf('other')).toMatchObject({ kind: 'failed', failure: { kind: 'unreachable' } });
  });

  it('is forgotten when the log is left, but not sent a second time while it is under way', async () => {
    const gate = new Gate<Result<string | null>>();
    const sent: string[] = [];
    const { at, stop, store } = await openLogs(() => ({
      redeliverCallback: (id) => {
        sent.push(id);
        return id === 'slow' ? gate.opened : Promise.resolve(ok(null));
      },
    }));
    await at();
    void store.redelivery.redeliver('slow');
    await store.redelivery.redeliver('quick');
    expect(store.redelivery.stateOf('quick')).toEqual({ kind: 'requested', newId: null });
    stop();
    expect(store.redelivery.stateOf('quick')).toEqual({ kind: 'none' });
    await store.redelivery.redeliver('slow');
    gate.open(ok('new'));
    await flush();
    expect(sent).toEqual(['slow', 'quick']);
    expect(store.redelivery.stateOf('slow')).toEqual({ kind: 'requested', newId: 'new' });
  });
});
