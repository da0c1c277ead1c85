import { describe, expect, it } from 'vitest';
import { CallLog } from '#src/application/calls/call-log.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import { CallsStore } from '#src/application/calls/calls-store.ts';
import type { CopyOutcome } from '#src/application/platform/platform.ts';
import type { CallRequest } from '#src/domain/calls/wire-call.ts';
import { strictCopy } from '#tests/support/gesture.ts';

function openCalls() {
  const copied: string[] = [];
  const replayed: number[] = [];
  const device = { copies: 'copied' as CopyOutcome };
  const log = new CallLog({
    secrets: new KnownSecrets(),
    now: () => 0,
    elapsedMs: () => 0,
    whenIdle: (task) => task(),
  });
  const store = new CallsStore(
    log,
    strictCopy(copied, () => device.copies),
    'https://console.example',
  );
  const add = (change: Partial<CallRequest> = {}, status = 200, text = '{"a":1}') => {
    const request = { operation: 'listApiKeys', method: 'GET', url: 'https://api.example/api/api-keys', ...change };
    const id = log.begin({
      request: { headers: {}, body: null, effect: 'read', ...request },
      replayOf: null,
      replay: (replayedId) => void replayed.push(replayedId),
    });
    if (id === null) return expect.fail();
    log.end(id, { kind: 'response', status, headers: {}, text, length: text.length });
    return log.records.at(-1) ?? expect.fail();
  };
  return { log, store, add, copied, replayed, device };
}

describe('the drawer of calls', () => {
  it('forgets the selected call once it has left the log', () => {
    const { store, add, log } = openCalls();
    const { id } = add();
    store.select(id);
    expect(store.selected).toMatchObject({ id });
    log.clear();
    expect(store.selected).toBeNull();
  });

  it('gives a call as code, with its token from the environment', () => {
    const { store, add } = openCalls();
    const record = add({ headers: { Authorization: 'Bearer S3ntinel' } });
    expect(store.textOf(record, 'curl')).toContain('-H "Authorization: Bearer $API_TOKEN"');
    expect(store.textOf(record, 'javascript')).toContain('"Bearer " + process.env.API_TOKEN');
    expect(store.textOf(record, 'python')).toContain('"Bearer " + os.environ["API_TOKEN"]');
    expect(store.textOf(add({ url: '/api/x' }), 'curl')).toContain('https://console.example/api/x');
    expect(store.textOf(record, 'response')).toBe('{"a":1}');
    expect(store.textOf(record, 'request')).toBe('');
  });

  it('copies, and shows what could not be copied', async () => {
    const { store, copied, device } = openCalls();
    expect(await store.copy('text')).toBe(true);
    device.copies = 'failed';
    expect(await store.copy('more')).toBe(false);
    expect(copied).toEqual(['text']);
    expect(store.manualCopyText).toBe('more');
    store.showPart('curl');
    expect(store.manualCopyText).toBeNull();
  });

  it('measures bars by the slowest call, and its height in percent of the window', () => {
    const { store, add } = openCalls();
    expect(store.longestMs).toBe(0);
    add();
    store.resize(33.4);
    expect(store.heightPercent).toBe(33);
    store.resizeBy(1);
    expect(store.heightPercent).toBe(38);
    store.resizeBy(100);
    expect(store.heightPercent).toBe(85);
    store.resizeBy(-100);
    expect(store.heightPercent).toBe(20);
  });
});
