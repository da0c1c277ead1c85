import { autorun } from 'mobx';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { allMessages } from '#tests/support/all-messages.ts';
import { CANCELED, rejected } from '#src/domain/shared/failure.ts';
import { flush } from '#tests/support/gate.ts';
import { createMemoryGateways } from '#src/adapters/memory/create-memory-gateways.ts';
import { createMemoryTransport } from '#src/adapters/memory/memory-transport.ts';
import type { Transport } from '#src/adapters/http/client/transport.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';

import { ACCOUNT_MUTATIONS } from './account-mutations.ts';
import { type Fault, FAULTS, READ_ONLY } from './faults.ts';
import { AUTH_MUTATIONS } from './auth-mutations.ts';
import { KEY_MUTATIONS } from './key-mutations.ts';
import { TEAM_MUTATIONS } from './team-mutations.ts';
import { SUBSCRIPTION_MUTATIONS } from './subscription-mutations.ts';
import { NOTIFICATION_MUTATIONS } from './notification-mutations.ts';
import { REDELIVERY_MUTATIONS } from './redelivery-mutations.ts';
import { PASSKEY_MUTATIONS } from './passkey-mutations.ts';
import { QUESTIONNAIRE_MUTATIONS } from './questionnaire-mutations.ts';
import { BreakableCall, type Mutation, type OpenMutation } from './mutation.ts';

const MUTATIONS = [
  ...KEY_MUTATIONS,
  ...ACCOUNT_MUTATIONS,
  ...TEAM_MUTATIONS,
  ...SUBSCRIPTION_MUTATIONS,
  ...NOTIFICATION_MUTATIONS,
  ...REDELIVERY_MUTATIONS,
  ...PASSKEY_MUTATIONS,
  ...AUTH_MUTATIONS,
  ...QUESTIONNAIRE_MUTATIONS,
];
/** A double click is two, an impatient Enter five. */
const TIMES = 5;

interface Attempt {
  readonly fault: string;
  readonly requests: number;
  readonly inlineMessages: string;
  readonly toasts: readonly string[];
  readonly typed: unknown;
  readonly isDone: boolean;
}

async function openForm(mutation: Mutation) {
  const call = new BreakableCall(mutation.call);
  const app = new TestApp({ scenario: mutation.scenario, overrideGateways: call.overrideGateways });
  app.i18n.add(allMessages);
  const form = await mutation.open(app);
  // As the form does that shows them.
  onTestFinished(autorun(() => form.inlineMessages?.()));
  return { call, console: app, form };
}

/** From `reject` on, a response rejects each field of what is sent. */
function strictProvider() {
  let isStrict = false;
  const rejections: string[] = [];
  const createGateways: TestAppOptions['createGateways'] = (provider, sessions, options) => {
    const accept = createMemoryTransport(provider);
    const transport: Transport = (request) => {
      if (!isStrict || request.endpoint.effect === 'read') return accept(request);
      const details = Object.keys(request.body ?? {}).map((field) => ({ field, message: `Another ${field}, please.` }));
      rejections.push(...details.map(({ message }) => message));
      const text = JSON.stringify({ error: { code: 'invalid', message: 'Rejected.', details } });
      return Promise.resolve({ status: 400, headers: {}, text });
    };
    return createMemoryGateways(provider, sessions, { ...options, transport });
  };
  return { createGateways, rejections, reject: () => (isStrict = true) };
}

function clearToasts({ stores: { toasts } }: TestApp): void {
  for (const { id } of toasts.toasts) toasts.close(id);
}

async function runOften({ run }: OpenMutation): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) void run();
  await flush();
}

async function settled({ isBusy }: OpenMutation): Promise<void> {
  await flush();
  while (isBusy?.()) await flush();
}

/** What becomes of it while its answer is slow, and then a failure. */
async function attempt(
  fault: Fault,
  { call, console: app, form }: Awaited<ReturnType<typeof openForm>>,
): Promise<Attempt> {
  clearToasts(app);
  call.breakWith(fault.failure);
  await runOften(form);
  await runOften(form);
  call.releaseFailure();
  await settled(form);
  return {
    ...{
      fault: fault.name,
      requests: call.count,
      inlineMessages: form.inlineMessages?.().join(' ') ?? 'nothing',
      typed: form.typed(),
    },
    ...{ toasts: app.toasts, isDone: form.isDone() },
  };
}

function expectedAttempt(
  fault: Fault,
  { errorReporting = 'mutation' }: Mutation,
  form: OpenMutation,
  typed: unknown,
): Attempt {
  const messages = fault.otherwise[errorReporting] ?? fault.messages;
  const toasts = messages.map((text) => `${text === READ_ONLY ? 'warning' : 'error'}: ${text}`);
  return {
    ...{ fault: fault.name, requests: 1, inlineMessages: form.inlineMessages ? messages.join(' ') : 'nothing', typed },
    ...{ toasts: form.inlineMessages ? [] : toasts, isDone: false },
  };
}

/** What becomes of it in a page that was loaded before another device made the other one. */
async function attemptAfter(other: Mutation, mutation: Mutation) {
  const { call, console: app, form } = await openForm(mutation);
  const { provider } = app;
  const elsewhere = new TestApp({ provider, clock: app.clock, newSessionId: () => 'elsewhere' });
  elsewhere.i18n.add(allMessages);
  if (provider.signIn) elsewhere.session.startSession(provider.signIn, null);
  const otherForm = await other.open(elsewhere);
  await runOften(otherForm);
  await expect.poll(otherForm.isDone).toBe(true);
  clearToasts(app);
  call.restore();
  const typed = form.typed();
  await runOften(form);
  await settled(form);
  expect(call.count).toBe(1);
  const isDone = form.isDone();
  // What is rejected stays as it was typed.
  if (!isDone) expect(form.typed()).toEqual(typed);
  const errors = app.toasts.filter((toast) => toast.startsWith('error'));
  return { rejection: isDone ? '' : [...(form.inlineMessages?.() ?? []), ...errors].join(' '), isDone };
}

describe.each(MUTATIONS)('$name', (mutation) => {
  it('sends one request, explains why it failed, preserves the input, and works when tried again', async () => {
    const all = await openForm(mutation);
    const { call, form } = all;
    const typed = form.typed();
    const attempts: Attempt[] = [];
    for (const fault of FAULTS) attempts.push(await attempt(fault, all));
    expect(attempts).toEqual(FAULTS.map((fault) => expectedAttempt(fault, mutation, form, typed)));

    call.restore();
    await runOften(form);
    await expect.poll(form.isDone).toBe(true);
    expect(call.count).toBe(1);
  });

  it('says all that a response rejects, each beside its field where it has one', async () => {
    const { createGateways, rejections, reject } = strictProvider();
    const app = new TestApp({ scenario: mutation.scenario, createGateways });
    app.i18n.add(allMessages);
    const open = await mutation.open(app);
    const { form, inlineMessages = () => [] } = open;
    onTestFinished(autorun(inlineMessages));
    const fields = Object.keys(form?.values ?? {}) as never[];
    const shown = () => fields.map((field) => form?.rejectionOf(field) ?? '').filter((text) => text !== '');
    expect(shown()).toEqual([]);
    clearToasts(app);
    reject();
    await open.run();
    await flush();
    const others = [...inlineMessages(), ...app.toasts].join(' ');
    for (const rejection of rejections) expect([...shown(), others].join(' ')).toContain(rejection);
    if (fields.length > 1) expect(['Rejected.', '']).toContain(others);
  });

  it('says nothing about a call that was canceled, and preserves the input', async () => {
    const { call, console: app, form } = await openForm(mutation);
    const typed = form.typed();
    clearToasts(app);
    call.breakWith(CANCELED);
    await runOften(form);
    call.releaseFailure();
    await flush();
    expect([form.inlineMessages?.() ?? [], app.toasts, form.typed(), form.isDone()]).toEqual([[], [], typed, false]);
  });

  it.runIf(mutation.denial)('is not taken for done where its response denies it, and says so', async () => {
    const { call, console: app, form } = await openForm(mutation);
    clearToasts(app);
    call.answerWith(mutation.denial?.response);
    await runOften(form);
    const messages = [...app.toasts, ...(form.inlineMessages?.() ?? [])];
    expect([call.count, form.isDone(), messages.length]).toEqual([1, false, 1]);
  });

  it.runIf(mutation.isRechecked)('is done where it happened without a response', async () => {
    const { call, form } = await openForm(mutation);
    call.loseResponses();
    await runOften(form);
    await expect.poll(form.isDone).toBe(true);
    expect(call.count).toBe(1);
  });

  it('knows what became of it when the same was done elsewhere', async () => {
    const { rejection, isDone } = await attemptAfter(mutation, mutation);
    expect([rejection !== '', isDone]).toEqual(mutation.isRejectedTwice ? [true, false] : [false, true]);
  });

  it('does nothing in the next session when its failure arrives late', async () => {
    const { call, console: app, form } = await openForm(mutation);
    const { session, provider } = app;
    clearToasts(app);
    const wasAuthenticated = session.hasToken;
    const origin = { session: session.sessionId, wasAuthenticated };
    call.breakWith({ ...rejected(409, 'late', 'Too late.', { state: 'notAuth' }), origin });
    await runOften(form);
    session.logOut();
    const { token, data } = provider.auth.logIn(demoAccounts.freePlan);
    session.startSession({ token: token!, state: 'dashboard', user: data.item.user }, null);
    const { sessionId } = session;
    call.releaseFailure();
    await flush();
    expect([session.state, session.sessionId, app.toasts]).toEqual(['dashboard', sessionId, []]);
  });
});

it.each([
  { change: 'turning a key off', after: 'deleting a key', rejection: '' },
  { change: 'deleting a key', after: 'turning a key off', rejection: '' },
  { change: 'creating the successor of a key', after: 'deleting a key', rejection: '' },
  { change: 'changing the limits of a key', after: 'deleting a key', rejection: 'There is no such API key.' },
  { change: 'turning the old key off after its successor was used', after: 'deleting a key', rejection: '' },
  { change: 'changing the roles of a member', after: 'deleting a member', rejection: 'There is no such member.' },
  { change: 'deleting a member', after: 'changing the roles of a member', rejection: '' },
  { change: 'setting a budget', after: 'removing a budget', rejection: '' },
  { change: 'removing a budget', after: 'setting a budget', rejection: '' },
])('$change after $after elsewhere: “$rejection”', async ({ change, after, rejection }) => {
  const [mutation, other] = [change, after].map((name) => MUTATIONS.find((one) => one.name === name)!);
  expect(await attemptAfter(other!, mutation!)).toEqual({ rejection, isDone: rejection === '' });
});
