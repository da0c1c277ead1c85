import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '#mocks/http/node-server.ts';
import { createRecordingTransport, createReplayTransport } from '#mocks/http/recording-transport.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { axiosTransport } from '#src/adapters/http/client/axios-transport.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { readRecording, recordingText } from '#src/application/demo/recording-store.ts';
import { type Exchange, type Recording, RECORDING_FORMAT, RECORDING_VERSION } from '#src/domain/demo/recording.ts';
import { redactRecording } from '#src/domain/demo/redact-recording.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { PlainSessions } from '#tests/contracts/plain-sessions.ts';
import { DAY_SECRETS, playDay } from './recorded-day.ts';

const clock = new ManualClock();
const basicAuth = { user: '', password: '' };

let server: MockServer;
let recording: Recording;
let file: string;
let live: readonly Result<unknown>[];
let liveSessions: PlainSessions;
/** Secrets that the provider made up. */
let mailed: string[];

function stageOn(transport: Transport, baseUrl: string, sessions: PlainSessions) {
  return { sessions, gateways: createHttpGateways({ baseUrl, basicAuth, sessions, transport, now: clock.now }) };
}

beforeAll(async () => {
  server = await startMockServer({ port: 0, host: '127.0.0.1', seed: 'recorded', now: clock.now });
  const exchanges: Exchange[] = [];
  const origins = new Set<string>();
  const transport = createRecordingTransport(
    axiosTransport,
    (exchange, origin) => {
      exchanges.push(exchange);
      origins.add(origin);
    },
    clock.now,
  );
  liveSessions = new PlainSessions();
  mailed = [];
  const newest = (field: 'code' | 'link') => {
    const text = server.provider.mails.all()[0]?.[field]?.split('/').at(-1) ?? '';
    mailed.push(text);
    return text;
  };
  live = await playDay({
    ...stageOn(transport, server.url, liveSessions),
    mailedCode: () => newest('code'),
    mailedToken: () => newest('link'),
  });
  const head = {
    format: RECORDING_FORMAT,
    version: RECORDING_VERSION,
    recordedAt: clock.now(),
    session: null,
  } as const;
  recording = { ...head, provider: [...origins].join(), exchanges };
  file = recordingText(redactRecording(recording));
});
afterAll(() => server.close());

/** What the console saw, with the stand-ins of the file. */
function redactedResults(): unknown {
  const results = live.map((result): Exchange => {
    const text = JSON.stringify(result);
    return { ...recording.exchanges[0]!, operation: 'result', body: null, headers: {}, text };
  });
  const { exchanges } = redactRecording({ ...recording, exchanges: [...recording.exchanges, ...results] });
  return exchanges.slice(recording.exchanges.length).map(({ text }) => JSON.parse(text) as unknown);
}

function secretsOf(value: unknown, names: readonly string[]): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'string' && names.includes(name) ? [part] : secretsOf(part, names),
  );
}

describe('a recorded day with a provider on another origin', () => {
  it('replays with every call answered, and shows the same', async () => {
    const replayed = readRecording(file);
    if (typeof replayed === 'string') throw new Error(`The file is ${replayed}`);
    const missing: string[] = [];
    const transport = createReplayTransport(replayed, (operation) => missing.push(operation));
    const results = await playDay({
      ...stageOn(transport, '', new PlainSessions()),
      mailedCode: () => '000000',
      mailedToken: () => 'any.token.works',
    });
    expect(missing).toEqual([]);
    expect(JSON.parse(JSON.stringify(results))).toEqual(redactedResults());
  });

  it('is a file without a secret', () => {
    const { elena, mateo, newcomer, company, ...others } = DAY_SECRETS;
    const people = [elena, mateo, newcomer].flatMap((person) => [
      ...[person.email, person.password, person.firstName, person.lastName],
    ]);
    // Keys and tokens that the provider made have digits; features and states are words.
    const made = [...secretsOf(live, ['token', 'key']), ...live.map((result) => (result.ok ? result.value : ''))];
    const sentinels = [
      ...[...people, ...Object.values(others), company ?? '', elena.company, mateo.company, mateo.code],
      ...[newcomer.phoneNumber, 'Wrong-Password-1', 'northwall.example', 'harborledger.example', '127.0.0.1'],
      ...[...liveSessions.refreshedTokens, ...mailed],
      ...made.filter((text): text is string => typeof text === 'string' && text.length > 8 && /\d/.test(text)),
    ];
    expect(sentinels.length).toBeGreaterThan(40);
    const text = file.toLowerCase();
    expect(sentinels.filter((sentinel) => text.includes(sentinel.toLowerCase()))).toEqual([]);
  });

  it('leaves out the authorization', () => {
    expect(file.toLowerCase()).not.toMatch(/bearer|authorization/);
  });
});
