import { describe, expect, it, onTestFinished } from 'vitest';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { allTexts } from '#tests/support/all-texts.ts';
import { refused } from '#src/domain/shared/failure.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

import { ACCOUNT_MUTATIONS } from './account-mutations.ts';
import { type Fault, FAULTS, READ_ONLY } from './faults.ts';
import { GETTING_IN_MUTATIONS } from './getting-in-mutations.ts';
import { KEY_MUTATIONS } from './key-mutations.ts';
import { QUESTIONNAIRE_MUTATIONS } from './questionnaire-mutations.ts';
import { BreakableCall, type Mutation, type OpenMutation } from './mutation.ts';

const MUTATIONS = [...KEY_MUTATIONS, ...ACCOUNT_MUTATIONS, ...GETTING_IN_MUTATIONS, ...QUESTIONNAIRE_MUTATIONS];
/** A double click is two, an impatient Enter five. */
const TIMES = 5;

interface Attempt {
  readonly fault: string;
  readonly requests: number;
  readonly beside: string;
  readonly toasts: readonly string[];
  readonly typed: unknown;
  readonly isDone: boolean;
}

async function opened(mutation: Mutation) {
  const call = new BreakableCall(mutation.call);
  const console = new TestConsole({ scenario: mutation.scenario, change: call.change });
  onTestFinished(() => console.close());
  console.catalogue.add(allTexts);
  return { call, console, form: await mutation.open(console) };
}

function clearToasts({ stores: { toasts } }: TestConsole): void {
  for (const { id } of toasts.toasts) toasts.close(id);
}

async function runOften({ run }: OpenMutation): Promise<void> {
  for (let time = 0; time < TIMES; time += 1) void run();
  await flush();
}

/** What becomes of it while its answer is slow, and then a failure. */
async function attempted(fault: Fault, { call, console, form }: Awaited<ReturnType<typeof opened>>): Promise<Attempt> {
  clearToasts(console);
  call.breakWith(fault.failure);
  await runOften(form);
  await runOften(form);
  call.letFail();
  await flush();
  return {
    ...{ fault: fault.name, requests: call.count, beside: form.told?.().join(' ') ?? 'nothing', typed: form.typed() },
    ...{ toasts: console.toasts, isDone: form.isDone() },
  };
}

function expected(fault: Fault, { telling = 'mutation' }: Mutation, form: OpenMutation, typed: unknown): Attempt {
  const texts = fault.otherwise[telling] ?? fault.says;
  const toasts = texts.map((text) => `${text === READ_ONLY ? 'warning' : 'error'}: ${text}`);
  return {
    ...{ fault: fault.name, requests: 1, beside: form.told ? texts.join(' ') : 'nothing', typed },
    ...{ toasts: telling === 'registration' ? [] : toasts, isDone: false },
  };
}

describe.each(MUTATIONS)('$name', (mutation) => {
  it('sends one request, says why it failed, keeps what was typed, and works when tried again', async () => {
    const all = await opened(mutation);
    const { call, form } = all;
    const typed = form.typed();
    const attempts: Attempt[] = [];
    for (const fault of FAULTS) attempts.push(await attempted(fault, all));
    expect(attempts).toEqual(FAULTS.map((fault) => expected(fault, mutation, form, typed)));

    call.mend();
    await runOften(form);
    await expect.poll(form.isDone).toBe(true);
    expect(call.count).toBe(1);
  });

  it('says and moves nothing in the next session, where its failure comes too late', async () => {
    const { call, console, form } = await opened(mutation);
    const { session, provider } = console;
    clearToasts(console);
    const isCarried = session.hasToken;
    const sent = { session: session.sessionId, isCarried };
    call.breakWith({ ...refused(409, 'late', 'Too late.', { state: 'notAuth' }), sent });
    await runOften(form);
    session.logOut();
    const { token, data } = provider.auth.logIn(demoAccounts.freePlan);
    session.begin({ token: token!, state: 'dashboard', user: data.item.user }, null);
    const { sessionId } = session;
    call.letFail();
    await flush();
    expect([session.state, session.sessionId, console.toasts]).toEqual(['dashboard', sessionId, []]);
  });
});
