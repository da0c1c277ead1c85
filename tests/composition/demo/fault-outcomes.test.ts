import { describe, expect, it } from 'vitest';
import * as passkeys from '#tools/conformance/software-authenticator.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { EndpointName } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { prepareCall } from '#src/adapters/http/operations/operation.ts';
import { sessionlessCall } from '#src/application/auth/call-session.ts';
import { toSignUpProblem } from '#src/application/auth/sign-up-values.ts';
import {
  FAULT_KINDS,
  type FaultKind,
  type FailureReader,
  type VisibleOutcome,
  VISIBLE_OUTCOMES,
} from '#src/domain/demo/faults.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { Result } from '#src/domain/shared/result.ts';
import type { CallKind } from '#src/application/feedback/failure-messages.ts';
import { DEMO_OPERATIONS } from '#src/composition/demo/demo-operations.ts';
import { flush } from '#tests/support/gate.ts';
import { type DemoPage, english, openDemoPage } from './demo-page.ts';

const operationOf = (name: string) => DEMO_OPERATIONS.find((operation) => operation.name === name)!;
const names = Object.keys(operations) as EndpointName[];
const LATE_MS = 8000;
const TIMEOUT_MS = 30_000;

/** The provider works before these, so a change cannot be made twice. */
const AFTER_WORK: readonly FaultKind[] = ['truncated', 'null-item', 'wrong-types', '204', 'cut', 'late'];

/** What the faults themselves have to read. */
const REASONS: Partial<Record<FaultKind, readonly string[]>> = {
  '400': ['This name is already in use.', 'Choose a different one.'],
  'odd-details': ['This value is too long.'],
};
const MESSAGES: Partial<Record<FaultKind, string>> = {
  '400-message': 'The request is invalid.',
  '401': 'Your credentials are not valid.',
  '409': 'Someone else changed this first.',
  '429': 'Too many requests. Wait a moment.',
  '503': 'We are updating our servers. Try again in a few seconds.',
};

interface Seen {
  readonly read: readonly string[];
  readonly isSignedOut: boolean;
  readonly waitMs: number | undefined;
  readonly isLate: boolean;
}

const NOTHING: Seen = { read: [], isSignedOut: false, waitMs: undefined, isLate: false };
const error = (...messages: readonly string[]): Seen => ({
  ...NOTHING,
  read: messages.map((text) => `error: ${text}`),
});

function seenOf(outcome: VisibleOutcome, kind: FaultKind): Seen {
  const reasons = REASONS[kind] ?? [];
  const message = error(MESSAGES[kind] ?? '');
  const seen: Readonly<Record<VisibleOutcome, Seen>> = {
    'provider-reasons': error(...reasons),
    'provider-message': message,
    'signed-out': { ...NOTHING, isSignedOut: true },
    'read-only': {
      ...NOTHING,
      read: ["warning: Your role doesn't allow this. Ask the account owner for access."],
    },
    'server-problem': error(english('failure.unexpected')),
    'no-response': error("The server didn't respond. Check your connection and try again."),
    unconfirmed: error('We could not confirm this. Check before trying again.'),
    'not-the-api': error(english('failure.not-the-api')),
    wait: { ...message, waitMs: 30_000 },
    'not-created': error("We couldn't create your account. Everything you entered is still here.", ...reasons),
    'not-created-at-server': error(english('sign-up.failed-at-server')),
    nothing: NOTHING,
    later: { ...NOTHING, isLate: true },
  };
  return seen[outcome];
}

const CALLS: Readonly<Record<FailureReader, (failure: RequestFailure, isRead: boolean) => CallKind | null>> = {
  console: (_, isRead) => (isRead ? 'read' : 'mutation'),
  'before-console': (_, isRead) => (isRead ? 'own-read' : 'own-mutation'),
  'sign-in': () => 'sign-in',
  'without-session': sessionlessCall,
  registration: () => null,
  nobody: () => null,
};

/** Reports a failure as the store of the operation does. */
function reportAsStore(name: EndpointName, failure: RequestFailure, { report, toasts }: DemoPage): void {
  const { reader, effect } = operationOf(name);
  const call = CALLS[reader](failure, effect === 'read');
  if (call) report(failure, call);
  const problem = reader === 'registration' ? toSignUpProblem(failure, false) : null;
  if (problem && typeof problem !== 'string') toasts.showAll('error', [english(problem.message), ...problem.details]);
}

/** Waits as long as the fault does. */
async function settle(pending: Promise<Result<unknown>>, { clock }: DemoPage) {
  let isSettled = false;
  const settled = pending.finally(() => (isSettled = true));
  await flush();
  clock.advance(LATE_MS - 1);
  await flush();
  const isLate = !isSettled;
  // What a passkey is verified with takes real time before a fault can wait.
  const isOver = () => {
    clock.advance(TIMEOUT_MS);
    return isSettled;
  };
  await expect.poll(isOver, { interval: 1, timeout: 10_000 }).toBe(true);
  return { result: await settled, isLate };
}

async function seeFault(name: EndpointName, kind: FaultKind, page: DemoPage): Promise<Seen> {
  const { store, session, toasts, demo } = page;
  if (demo.signIn && !session.hasToken) session.startSession(demo.signIn, null);
  for (const { id } of toasts.toasts) toasts.close(id);
  const { gateways } = page;
  const call = await prepareCall(operations[name], { ...demo, gateways, accounts: demoAccounts, passkeys });
  const before = session.sessionId;
  store.setFault(name, kind);
  const { result, isLate } = await settle(call(), page);
  store.setFault(name, null);
  const failure = !result.ok && result.failure.kind !== 'canceled' ? result.failure : null;
  if (failure) reportAsStore(name, failure, page);
  const { hasCooldown } = operationOf(name);
  return {
    read: toasts.toasts.map(({ kind: toast, text }) => `${toast}: ${text}`),
    isSignedOut: before !== null && session.sessionId === null && session.endedUnexpectedly,
    waitMs: hasCooldown && kind === '429' ? failure?.retryAfterMs : undefined,
    isLate: isLate && result.ok,
  };
}

describe('what the panel says that a person sees of a fault', () => {
  it.each(names)('is what %s makes of it', async (name) => {
    const { scenario = 'active-customer' } = operations[name];
    const isRead = operationOf(name).effect === 'read';
    let page = await openDemoPage(scenario);
    const expected: Record<string, Seen> = {};
    const seen: Record<string, Seen> = {};
    for (const kind of FAULT_KINDS) {
      const [outcome] = page.store.outcomesOf(name, kind);
      expected[kind] = seenOf(outcome!, kind);
      seen[kind] = await seeFault(name, kind, page);
      if (!isRead && AFTER_WORK.includes(kind)) page = await openDemoPage(scenario);
    }
    expect(seen).toEqual(expected);
  });

  it('has every outcome somewhere', async () => {
    const { store } = await openDemoPage('visitor');
    const all = FAULT_KINDS.flatMap((kind) => store.outcomesOf('*', kind));
    expect(new Set(all)).toEqual(new Set(VISIBLE_OUTCOMES));
    expect(store.operations.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  });
});
