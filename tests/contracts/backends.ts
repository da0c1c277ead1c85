import { setupServer } from 'msw/node';
import { onTestFinished } from 'vitest';
import { createHandlers } from '#mocks/http/handlers.ts';
import { createMemoryTransport } from '#src/adapters/memory/memory-transport.ts';
import { createRecordingTransport, createReplayTransport } from '#mocks/http/recording-transport.ts';
import { startMockServer } from '#mocks/http/node-server.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { createMemoryGateways } from '#src/adapters/memory/create-memory-gateways.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { readRecording, recordingText } from '#src/application/demo/recording-store.ts';
import { type Exchange, type Recording, RECORDING_FORMAT, RECORDING_VERSION } from '#src/domain/demo/recording.ts';
import { PlainSessions } from './plain-sessions.ts';

export interface OpenBackend {
  readonly gateways: Gateways;
  readonly sessions: PlainSessions;
  readonly provider: Provider;
  /** The provider's time. */
  readonly clock: ManualClock;
}

export interface BackendStart {
  readonly scenario?: ScenarioName;
}

export interface TestedBackend {
  readonly name: string;
  /** As a visitor where no scenario is asked for. */
  open(start?: BackendStart): Promise<OpenBackend>;
}

const seed = 'contracts';
const EMPTY_RECORDING: Recording = {
  ...{ format: RECORDING_FORMAT, version: RECORDING_VERSION, recordedAt: 0 },
  ...{ provider: '', session: null, exchanges: [] },
};
const basicAuth = { user: '', password: '' };

function openInProcess(
  { scenario }: BackendStart,
  connect: (provider: Provider, sessions: PlainSessions, clock: ManualClock) => Gateways,
): Promise<OpenBackend> {
  const clock = new ManualClock();
  const sessions = new PlainSessions();
  const provider = createProvider({ seed, scenario, now: clock.now });
  const gateways = connect(provider, sessions, clock);
  return Promise.resolve({ gateways, sessions, provider, clock });
}

function openMemory(start: BackendStart = {}): Promise<OpenBackend> {
  return openInProcess(start, (provider, sessions, { now }) => createMemoryGateways(provider, sessions, { now }));
}

/** Each call is served in the page, recorded, written to a file, read again and answered from it. */
function openReplay(start: BackendStart = {}): Promise<OpenBackend> {
  return openInProcess(start, (provider, sessions, clock) =>
    createHttpGateways({
      ...{ baseUrl: '', basicAuth, sessions, transport: replayEach(createMemoryTransport(provider), clock.now) },
    }),
  );
}

function replayEach(provider: Transport, now: () => number): Transport {
  return async (request) => {
    const exchanges: Exchange[] = [];
    const record = createRecordingTransport(provider, (exchange) => exchanges.push(exchange), now);
    await record(request);
    const recording = readRecording(recordingText({ ...EMPTY_RECORDING, exchanges }));
    if (typeof recording === 'string') throw new Error(`The recording is ${recording}`);
    return createReplayTransport(recording)(request);
  };
}

function openMsw({ scenario }: BackendStart = {}): Promise<OpenBackend> {
  const clock = new ManualClock();
  const sessions = new PlainSessions();
  const provider = createProvider({ seed, scenario, now: clock.now });
  const baseUrl = 'https://console-api.example';
  const server = setupServer(...createHandlers(provider, baseUrl));
  server.listen({ onUnhandledRequest: 'error' });
  const gateways = createHttpGateways({ baseUrl, basicAuth, sessions });
  onTestFinished(() => server.close());
  return Promise.resolve({ gateways, sessions, provider, clock });
}

async function openNodeServer({ scenario }: BackendStart = {}): Promise<OpenBackend> {
  const clock = new ManualClock();
  const sessions = new PlainSessions();
  const server = await startMockServer({ port: 0, host: '127.0.0.1', seed, scenario, now: clock.now });
  const gateways = createHttpGateways({ baseUrl: server.url, basicAuth, sessions });
  onTestFinished(() => server.close());
  return { gateways, sessions, provider: server.provider, clock };
}

/** Each contract runs here: the gateways, the wire and the provider, and nothing is sent. */
export const backends: readonly TestedBackend[] = [{ name: 'memory', open: openMemory }];

/** The other ways in which the console can reach the provider: they add a carrier, which the smoke tests. */
export const carriers: readonly TestedBackend[] = [
  { name: 'the wire in the page, recorded and replayed', open: openReplay },
  { name: 'HTTP through msw', open: openMsw },
  { name: 'HTTP to a real server', open: openNodeServer },
];
