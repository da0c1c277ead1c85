import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { TOKEN } from '#tests/wire/open-wire.ts';
import { openRecordingServer, type RecordingServer } from '#tests/wire/recording-server.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';
import { everyOperation } from './every-operation.ts';
import { answeredFaults } from './wire-faults.ts';

const names = Object.keys(everyOperation) as EndpointName[];

let server: RecordingServer;
/** For calls that are given up: what arrives there late must not meet the answer of the next test. */
let slow: RecordingServer;
let closedUrl: string;
beforeAll(async () => {
  server = await openRecordingServer();
  slow = await openRecordingServer();
  const closed = await openRecordingServer();
  closedUrl = closed.baseUrl;
  await closed.close();
});
afterAll(() => Promise.all([server.close(), slow.close()]));

function open({ baseUrl = server.baseUrl, timeoutMs = 30_000 } = {}) {
  const sessions = recordingSessions({ id: 'session-1', token: TOKEN });
  const basicAuth = { user: '', password: '' };
  return { sessions, gateways: createHttpGateways({ baseUrl, basicAuth, sessions, timeoutMs }) };
}

describe('the table of faults', () => {
  it('knows every fault that an operation takes for an answer', () => {
    const known = answeredFaults.map(({ name }) => name);
    const fine = new Set(Object.values(everyOperation).flatMap((operation) => operation.fine ?? []));
    expect(known).toEqual(expect.arrayContaining([...fine]));
    expect(new Set(known).size).toBe(known.length);
  });
});

describe.each(names)('%s', (name) => {
  const { call, data, fine = [] } = everyOperation[name];
  const faults = answeredFaults.filter((fault) => !fine.includes(fault.name));
  const answers = answeredFaults.filter((fault) => fine.includes(fault.name));
  const isCarried = ['session', 'url-token-or-session'].includes(endpoints[name].auth);
  const sent = { session: 'session-1', isCarried };
  const unanswered = { ok: false, failure: { ...unreachable(), sent } };

  it.each(faults)('turns $name into its failure', async ({ answer, failure }) => {
    const { gateways, sessions } = open();
    server.answer(answer);
    expect(await call(gateways)).toEqual({ ok: false, failure: { ...failure, sent } });
    expect(sessions.reports).toEqual(isCarried && failure.status === 401 ? ['session-1 refused'] : []);
  });

  it.each(answers)('takes $name for an answer that says nothing', async ({ answer }) => {
    server.answer(answer);
    expect(await call(open().gateways)).toEqual({ ok: true, value: null });
  });

  it('is unreachable when the connection is refused', async () => {
    expect(await call(open({ baseUrl: closedUrl }).gateways)).toEqual(unanswered);
  });

  it.each([200, 400, 401])('is unreachable when the body of a %d is cut in mid-stream', async (status) => {
    const { gateways, sessions } = open();
    server.answer((response) => {
      response.writeHead(status, { 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    });
    expect(await call(gateways)).toEqual(unanswered);
    expect(sessions.reports).toEqual([]);
  });

  it('is unreachable when the connection is dropped before the answer', async () => {
    server.answer((response) => response.destroy());
    expect(await call(open().gateways)).toEqual(unanswered);
  });

  it('is unreachable when no answer comes in time', async () => {
    slow.answer(() => undefined);
    expect(await call(open({ timeoutMs: 20, baseUrl: slow.baseUrl }).gateways)).toEqual(unanswered);
  });

  it('is unreachable when an answer begins in time and never ends', async () => {
    slow.answer((response) => response.writeHead(200).write('{"data":'));
    expect(await call(open({ timeoutMs: 20, baseUrl: slow.baseUrl }).gateways)).toEqual(unanswered);
  });

  it('takes an answer that comes late, yet in time', async () => {
    const body = JSON.stringify({ data });
    const asked = server.hold((response) => response.writeHead(200, { 'x-refresh-token': TOKEN }).end(body));
    const reply = call(open().gateways);
    (await asked)();
    expect(await reply).toMatchObject({ ok: true });
  });
});
