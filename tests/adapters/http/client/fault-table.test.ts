import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { callAboutNothing } from '#src/adapters/http/operations/operation.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { describedApi, exampleOf } from '#tests/support/openapi-schemas.ts';
import { TOKEN } from '#tests/wire/open-wire.ts';
import { openRecordingServer, type RecordingServer, type RequestHandler } from '#tests/wire/recording-server.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';
import { faultsWithResponse } from './wire-faults.ts';

const names = Object.keys(operations) as EndpointName[];
const api = describedApi();

/** The faults that are answers to operations whose response may lack its fields. */
const ACCEPTED = {
  'no-item': ['204', 'an item of null'],
  anything: ['204', 'an item of null', 'wrong types'],
} as const;

/** All operations share one client: the first of each kind meets every fault, and each operation one. */
const kindOf = (name: EndpointName) =>
  [endpoints[name].auth, endpoints[name].effect, operations[name].accepts ?? ''].join(' ');
const kinds = names.filter((name, nth) => names.findIndex((other) => kindOf(other) === kindOf(name)) === nth);

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

function originOf(name: EndpointName) {
  const wasAuthenticated = ['session', 'url-token-or-session'].includes(endpoints[name].auth);
  return { session: 'session-1', wasAuthenticated };
}

describe('the table of faults', () => {
  it('lists every fault that an operation accepts as a response', () => {
    const known = faultsWithResponse.map(({ name }) => name);
    expect(known).toEqual(expect.arrayContaining([...ACCEPTED.anything]));
    expect(new Set(known).size).toBe(known.length);
  });
});

describe.each(kinds)('%s', (name) => {
  const { accepts } = operations[name];
  const fine: readonly string[] = accepts ? ACCEPTED[accepts] : [];
  const call = (gateways: Gateways) => callAboutNothing(operations[name], gateways);
  const faults = faultsWithResponse.filter((fault) => !fine.includes(fault.name));
  const answers = faultsWithResponse.filter((fault) => fine.includes(fault.name));
  const origin = originOf(name);

  it.each(faults)('turns $name into its failure', async ({ respond, failure }) => {
    const { gateways, sessions } = open();
    server.respondWith(respond);
    expect(await call(gateways)).toEqual({ ok: false, failure: { ...failure, origin } });
    expect(sessions.reports).toEqual(origin.wasAuthenticated && failure.status === 401 ? ['session-1 refused'] : []);
  });

  it.each(answers)('accepts $name as an empty response', async ({ respond }) => {
    server.respondWith(respond);
    const result = await call(open().gateways);
    expect(result.ok && (result.value ?? null)).toBe(null);
  });
});

it.each(names)('turns a rejection of %s into its failure', async (name) => {
  const [, fault] = faultsWithResponse.filter(({ failure }) => failure.kind === 'rejected');
  server.respondWith(fault!.respond);
  const result = await callAboutNothing(operations[name], open().gateways);
  expect(result).toEqual({ ok: false, failure: { ...fault!.failure, origin: originOf(name) } });
});

describe.each(kinds)('without a whole response, %s', (name) => {
  const call = (gateways: Gateways) => callAboutNothing(operations[name], gateways);
  const withoutResponse = { ok: false, failure: { ...unreachable(), origin: originOf(name) } };

  it('is unreachable when the connection is rejected', async () => {
    expect(await call(open({ baseUrl: closedUrl }).gateways)).toEqual(withoutResponse);
  });

  it.each([200, 400, 401])('is unreachable when the body of a %d is cut in mid-stream', async (status) => {
    const { gateways, sessions } = open();
    server.respondWith((response) => {
      response.writeHead(status, { 'content-length': '1000' });
      response.write('{"data":', () => response.destroy());
    });
    expect(await call(gateways)).toEqual(withoutResponse);
    expect(sessions.reports).toEqual([]);
  });

  it('is unreachable when the connection is dropped before the response', async () => {
    server.respondWith((response) => response.destroy());
    expect(await call(open().gateways)).toEqual(withoutResponse);
  });

  it('is unreachable when no response arrives in time', async () => {
    slow.respondWith(() => undefined);
    expect(await call(open({ timeoutMs: 20, baseUrl: slow.baseUrl }).gateways)).toEqual(withoutResponse);
  });

  it('is unreachable when a response starts in time and never ends', async () => {
    slow.respondWith((response) => response.writeHead(200).write('{"data":'));
    expect(await call(open({ timeoutMs: 20, baseUrl: slow.baseUrl }).gateways)).toEqual(withoutResponse);
  });

  it('accepts a late response that is still in time', async () => {
    const body = JSON.stringify(exampleOf(api, name));
    const respond: RequestHandler = (response) => response.writeHead(200, { 'x-refresh-token': TOKEN }).end(body);
    const arrived = server.hold(respond);
    const result = call(open().gateways);
    const release = await arrived;
    // The example of the team has fewer members than it counts, so the call goes on.
    server.respondWith(respond);
    release();
    expect(await result).toMatchObject({ ok: true });
  });
});
