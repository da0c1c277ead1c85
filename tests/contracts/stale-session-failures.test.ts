import { describe, expect, it } from 'vitest';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import { createHttpGateways } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { callAboutNothing } from '#src/adapters/http/operations/operation.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { createReportFailure } from '#src/application/feedback/report-failure.ts';
import { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import type { Result } from '#src/domain/shared/result.ts';
import { tokenEndingAt } from '#tests/support/tokens.ts';
import { Gate } from '#tests/support/gate.ts';

const email = 'ada@northwall.example';
type Auth = (typeof endpoints)[EndpointName]['auth'];
type Call = (gateways: Gateways) => Promise<Result<unknown>>;
type Case = readonly [name: string, call: Call, auth: Auth];

/** All operations, and the one that takes the token of an address as well. */
const OPERATIONS: readonly Case[] = [
  ...(Object.keys(operations) as EndpointName[]).map(
    (name): Case => [name, (gateways) => callAboutNothing(operations[name], gateways), endpoints[name].auth],
  ),
  [
    'changeEmail by a link',
    ({ account }) => account.changeEmail({ token: 'mailed-7', email, password: 'x' }),
    'url-token',
  ],
];

const FAILURES = [
  { status: 400, state: 'notAuth' },
  { status: 403, state: 'channels' },
  { status: 409, state: 'notAuth' },
  { status: 401, state: 'summary' },
  { status: 500, state: 'notAuth' },
] as const;

class Device {
  readonly clock = new ManualClock();
  readonly storage = new MemoryStorage();
  readonly toasts = new ToastStore(this.clock);
  private ids = 0;
  readonly session = new SessionStore(
    this.storage,
    this.clock,
    () => `session-${(this.ids += 1)}`,
    new MemoryStorage(),
  );
  readonly report = createReportFailure(this.session, this.toasts, (key) => key);

  startSession(): void {
    const token = tokenEndingAt(this.clock.now() + 3_600_000);
    this.session.startSession({ token, state: 'dashboard', user: null }, this.session.sessionId);
  }

  get shows() {
    const { state, sessionId } = this.session;
    return { state, sessionId, isStored: this.storage.get(SESSION_KEY) !== null, toasts: this.toasts.toasts.length };
  }
}

/** Whether somebody is signed in when the call leaves, and what happens before its answer comes. */
const SITUATIONS = {
  'the same session': { isSignedIn: true, beforeResponse: () => undefined },
  'the same session with another token': {
    isSignedIn: true,
    beforeResponse: ({ session, clock }: Device) =>
      session.onTokenRefreshed(session.getSession()!, tokenEndingAt(clock.now() + 7_200_000)),
  },
  'a log-out': { isSignedIn: true, beforeResponse: ({ session }: Device) => session.logOut() },
  'another sign-in': {
    isSignedIn: true,
    beforeResponse: (device: Device) => {
      device.session.logOut();
      device.startSession();
    },
  },
  'the end of the token': { isSignedIn: true, beforeResponse: ({ clock }: Device) => clock.advance(3_600_001) },
  'nobody signed in': { isSignedIn: false, beforeResponse: () => undefined },
  'a first sign-in': { isSignedIn: false, beforeResponse: (device: Device) => device.startSession() },
} as const;
type Situation = keyof typeof SITUATIONS;

const OVER = { state: 'notAuth', sessionId: null, isStored: false };
const running = (sessionId: string, state = 'dashboard') => ({ state, sessionId, isStored: true });

function expectedOutcome(auth: Auth, { status, state }: (typeof FAILURES)[number], situation: Situation) {
  if (situation === 'a log-out' || situation === 'the end of the token') return { ...OVER, toasts: 0 };
  if (situation === 'another sign-in') return { ...running('session-2'), toasts: 0 };
  if (situation === 'a first sign-in') return { ...running('session-1'), toasts: 0 };
  // The log-in screen reports the end of a session; a form reports that of a link or a sign-in.
  const toasts = status === 401 ? 0 : 1;
  if (situation === 'nobody signed in') return { ...OVER, toasts };
  if (auth === 'visitor' || auth === 'url-token') return { ...running('session-1'), toasts };
  return status === 401 || state === 'notAuth' ? { ...OVER, toasts } : { ...running('session-1', state), toasts };
}

interface Failing {
  readonly gateways: Gateways;
  /** Sends the call, and lets its answer come only once something has happened. */
  exchange(call: () => Promise<Result<unknown>>, beforeResponse: () => void): Promise<Result<unknown>>;
}

/** The HTTP gateways over a transport whose answer the test holds. */
function overHeldTransport({ session }: Device, { status, state }: (typeof FAILURES)[number]): Failing {
  const arrived = new Gate<void>();
  const released = new Gate<void>();
  const text = JSON.stringify({ error: { code: 'x', message: 'X.', state } });
  const transport: Transport = async () => {
    arrived.open();
    await released.opened;
    return { status, headers: {}, text };
  };
  return {
    gateways: createHttpGateways({ baseUrl: '', basicAuth: { user: '', password: '' }, sessions: session, transport }),
    async exchange(call, beforeResponse) {
      const result = call();
      await arrived.opened;
      beforeResponse();
      released.open();
      return result;
    },
  };
}

async function outcome(call: Call, failure: (typeof FAILURES)[number], situation: Situation) {
  const device = new Device();
  const { isSignedIn, beforeResponse } = SITUATIONS[situation];
  if (isSignedIn) device.startSession();
  const { gateways, exchange } = overHeldTransport(device, failure);
  const result = await exchange(
    () => call(gateways),
    () => beforeResponse(device),
  );
  if (!result.ok) device.report(result.failure, 'mutation');
  return device.shows;
}

describe('a failure', () => {
  it.each(OPERATIONS)('of %s acts only on the session that its call was sent with', async (_name, call, auth) => {
    const actual: unknown[] = [];
    const expectations: unknown[] = [];
    for (const failure of FAILURES) {
      for (const situation of Object.keys(SITUATIONS) as Situation[]) {
        actual.push({ failure, situation, ...(await outcome(call, failure, situation)) });
        expectations.push({ failure, situation, ...expectedOutcome(auth, failure, situation) });
      }
    }
    expect(actual).toEqual(expectations);
  });
});
