import { describe, expect, it } from 'vitest';
import { CallLog, MAX_CALLS } from '#src/application/calls/call-log.ts';
import { KnownSecrets } from '#src/application/platform/known-secrets.ts';
import type { StartedCall } from '#src/application/calls/call-recorder.ts';
import type { CallRequest } from '#src/domain/calls/wire-call.ts';
import { rejected } from '#src/domain/shared/failure.ts';

const request: CallRequest = {
  operation: 'listApiKeys',
  method: 'GET',
  url: 'https://api.example/api/api-keys',
  headers: { Authorization: 'Bearer S3ntinel' },
  body: null,
  effect: 'read',
};

class Harness {
  ms = 0;
  readonly tasks: (() => void)[] = [];
  readonly replayed: number[] = [];
  readonly log = new CallLog({
    secrets: new KnownSecrets(),
    now: () => 1000,
    elapsedMs: () => this.ms,
    whenIdle: (task) => void this.tasks.push(task),
  });

  begin(change: Partial<StartedCall> = {}, sent: Partial<CallRequest> = {}): number {
    const replay = (id: number) => void this.replayed.push(id);
    return this.log.begin({ request: { ...request, ...sent }, replayOf: null, replay, ...change }) ?? expect.fail();
  }

  end(id: number, status = 200, text = '{}'): void {
    this.log.end(id, { kind: 'response', status, headers: {}, text, length: text.length });
  }

  get records() {
    return this.log.records;
  }

  get triggers() {
    return this.records.map(({ trigger }) => trigger?.label ?? null);
  }
}

describe('the log of calls', () => {
  it('records what was sent, received and made of it, without the secrets', () => {
    const app = new Harness();
    const id = app.begin();
    app.ms = 120;
    app.end(id, 422, '{"message":"S3ntinel is wrong"}');
    app.log.fail(id, rejected(422, 'invalid', 'S3ntinel is wrong'));
    expect(app.records).toMatchObject([
      { id, at: 1000, durationMs: 120, outcome: { status: 422 }, problem: { kind: 'rejected', code: 'invalid' } },
    ]);
    expect(JSON.stringify(app.records)).not.toContain('S3ntinel');
  });

  it('reads a long text while the browser is idle', () => {
    const app = new Harness();
    const text = JSON.stringify({ list: Array.from({ length: 2000 }, () => 'row'), key: 'S3ntinel' });
    const id = app.begin();
    app.end(id, 200, text);
    expect(app.records[0]?.outcome).toMatchObject({ status: 200, text: '', length: text.length });
    for (const task of app.tasks) task();
    expect(app.records[0]?.outcome).toMatchObject({ text: text.replace('S3ntinel', '••••••') });
  });

  it(`holds the last ${MAX_CALLS} calls`, () => {
    const app = new Harness();
    const first = app.begin();
    for (let index = 0; index < MAX_CALLS; index += 1) app.begin();
    app.end(first);
    expect(app.records.map(({ id }) => id)).toEqual(Array.from({ length: MAX_CALLS }, (_, index) => first + 1 + index));
    app.log.replay(first);
    expect(app.replayed).toEqual([]);
  });

  it('records nothing while it is paused, and finishes what it began', () => {
    const app = new Harness();
    const id = app.begin();
    app.log.setPaused(true);
    expect(app.log.begin({ request, replayOf: null, replay: null })).toBeNull();
    app.end(id);
    expect(app.records).toMatchObject([{ id, outcome: { status: 200 } }]);
  });

  it('is emptied by a person, also of calls under way', () => {
    const app = new Harness();
    const id = app.begin();
    app.log.clear();
    app.end(id);
    app.log.fail(id, rejected(422, 'invalid', ''));
    expect(app.records).toEqual([]);
  });

  it('gives the next session nothing but an unauthorized call without its content', () => {
    const app = new Harness();
    app.log.trigger({ kind: 'click', label: 'payouts-worker' });
    const text = JSON.stringify({ rows: Array.from({ length: 2000 }, () => 'row') });
    app.end(app.begin(), 200, '{"email":"elena@harbor.example"}');
    const id = app.begin({}, { url: 'https://api.example/api/x?search=elena', body: '{"name":"elena"}' });
    app.end(id, 401, text);
    app.log.endSession();
    for (const task of app.tasks) task();
    expect(app.records).toMatchObject([{ id, outcome: { status: 401, text: '' }, request: { body: null } }]);
    expect(JSON.stringify(app.records)).not.toMatch(/elena|payouts|row/);
    app.log.fail(id, rejected(401, 'unauthorized', 'The token of elena has ended'));
    expect(app.records).toMatchObject([{ problem: null }]);
    app.log.replay(id);
    expect(app.replayed).toEqual([]);
  });
});

describe('the trigger of a call', () => {
  it('is the last click, for the calls that it leads to one after the other', () => {
    const app = new Harness();
    app.begin();
    app.log.trigger({ kind: 'click', label: 'Save' });
    const id = app.begin();
    app.ms = 10_000;
    app.begin();
    app.end(id);
    app.ms = 11_400;
    app.begin();
    expect(app.triggers).toEqual([null, 'Save', 'Save', 'Save']);
  });

  it('is none for a poll', () => {
    const app = new Harness();
    app.log.trigger({ kind: 'click', label: 'Save' });
    app.end(app.begin());
    app.ms = 5000;
    app.end(app.begin());
    app.ms = 5100;
    app.begin();
    expect(app.triggers).toEqual(['Save', null, null]);
  });

  it('is the newer click, although calls of the older one are under way', () => {
    const app = new Harness();
    app.log.trigger({ kind: 'click', label: 'Save' });
    app.begin();
    app.log.trigger({ kind: 'key', label: 'Enter' });
    app.ms = 3000;
    app.begin();
    app.log.trigger({ kind: 'key', label: 'Enter' });
    app.begin();
    expect(app.triggers).toEqual(['Save', null, 'Enter']);
  });

  it('holds no secret', () => {
    const app = new Harness();
    app.log.trigger({ kind: 'page', label: '/reset-password/S3ntinel' });
    app.begin();
    expect(app.triggers).toEqual(['/reset-password/••••••']);
  });

  it('is cut where its name is longer than a line', () => {
    const app = new Harness();
    app.log.trigger({ kind: 'click', label: 'w '.repeat(80) });
    app.begin();
    expect(app.triggers).toEqual([`${'w '.repeat(80).slice(0, 59)}…`]);
  });

  it('is the replay for a repeated call', () => {
    const app = new Harness();
    const first = app.begin();
    app.log.replay(first);
    expect(app.replayed).toEqual([first]);
    app.begin({ replayOf: first });
    expect(app.records[1]).toMatchObject({ replayOf: first, trigger: { kind: 'replay' } });
  });

  it.each([
    { name: 'that cannot be repeated', change: { replay: null }, sent: {}, replay: 'holds-a-secret' },
    { name: 'that signs in', change: {}, sent: { effect: 'sign-in' as const }, replay: 'signs-in' },
    { name: 'with a password', change: {}, sent: { body: '{"password":"x"}' }, replay: 'holds-a-secret' },
  ])('offers no replay of a call $name', ({ change, sent, replay }) => {
    const app = new Harness();
    const id = app.begin(change, sent);
    app.log.replay(id);
    expect(app.records[0]?.replay).toBe(replay);
    expect(app.replayed).toEqual([]);
  });
});
