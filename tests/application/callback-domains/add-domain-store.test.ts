import { afterEach, describe, expect, it } from 'vitest';
import type { DomainGateway } from '#src/application/callback-domains/domain-gateway.ts';
import { CANCELLED, refused, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

async function open(methods: (domains: DomainGateway) => Partial<DomainGateway> = () => ({})) {
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ domains }) => ({ domains: changed(domains, methods(domains)) }),
  });
  const account = await console.account();
  account.domains.start();
  await flush();
  return { store: account.addDomain(), list: account.domains.domains };
}

describe('verifying a new domain', () => {
  it('shows the url that the provider made of it, and brings it to the top of the list', async () => {
    const { store, list } = await open();
    store.setDomain('  hooks.example ');
    await store.add();
    await flush();
    expect([store.addedUrl, store.problems, console.toasts]).toEqual(['https://hooks.example', [], []]);
    expect([list.items[0]?.url, list.items[0]?.verified]).toEqual(['https://hooks.example', false]);
  });

  it.each(['', '   '])('sends nothing for "%s"', async (domain) => {
    const calls = new Calls<string, { url: string }>();
    const { store } = await open(() => ({ add: (sent) => calls.send(sent) }));
    store.setDomain(domain);
    await store.add();
    expect([calls.count, store.form.errorOf('domain'), store.form.canSubmit]).toEqual([
      0,
      'domains.domain-is-required',
      false,
    ]);
  });

  it('sends one call, trimmed, for Enter five times', async () => {
    const calls = new Calls<string, { url: string }>();
    const { store } = await open(() => ({ add: (sent) => calls.send(sent) }));
    store.setDomain(' hooks.example ');
    const presses = Array.from({ length: 5 }, () => store.add());
    await store.form.prepare();
    await flush();
    expect(store.form.isSubmitting).toBe(true);
    await calls.answer(0, { url: 'https://hooks.example' });
    await Promise.all(presses);
    expect([calls.sent, store.addedUrl]).toEqual([['hooks.example'], 'https://hooks.example']);
  });

  it.each([
    { name: '400 with details', failure: refused(400, 'no', 'No.', { details: ['It is no domain.', 'Try another.'] }) },
    { name: '409 with details', failure: refused(409, 'no', 'No.', { details: ['It is no domain.', 'Try another.'] }) },
  ])('keeps what was typed, with the reasons beside it and in toasts: $name', async ({ failure }) => {
    const { store } = await open(() => ({ add: () => Promise.resolve(fail(failure)) }));
    store.setDomain('hooks.example');
    await store.add();
    expect([store.problems, console.toasts]).toEqual([
      ['It is no domain.', 'Try another.'],
      ['error: It is no domain.', 'error: Try another.'],
    ]);
    expect([store.form.values.domain, store.form.canSubmit, store.addedUrl]).toEqual(['hooks.example', true, null]);
    store.setDomain('hooks2.example');
    expect(store.problems).toEqual([]);
  });

  it('cannot say where no answer came, but shows the domain if it is there', async () => {
    const { store, list } = await open((domains) => ({
      add: async (domain) => {
        await domains.add(domain);
        return fail(unreachable());
      },
    }));
    store.setDomain('hooks.example');
    await store.add();
    await flush();
    expect(store.problems).toEqual(['We could not confirm this. Check before trying again.']);
    expect([store.form.values.domain, list.items[0]?.url]).toEqual(['hooks.example', 'https://hooks.example']);
  });

  it('says nothing when the call was cancelled', async () => {
    const { store } = await open(() => ({ add: () => Promise.resolve(fail(CANCELLED)) }));
    store.setDomain('hooks.example');
    await store.add();
    expect([store.problems, console.toasts, store.addedUrl]).toEqual([[], [], null]);
  });
});

describe('Getting Started', () => {
  it.each([
    { name: 'counts a domain that was added', entered: 'hooks.example', isDone: true },
    { name: 'does not count one that was refused', entered: 'ftp://hooks.example', isDone: false },
  ])('$name', async ({ entered, isDone }) => {
    console = new TestConsole({ scenario: 'free-plan' });
    const { addDomain, gettingStarted } = await console.account();
    await gettingStarted.load();
    expect(gettingStarted.isDone('verifyDomain')).toBe(false);
    const store = addDomain();
    store.setDomain(entered);
    await store.add();
    await flush();
    expect(gettingStarted.isDone('verifyDomain')).toBe(isDone);
  });
});

describe('copying the url', () => {
  it('copies it and says so, once there is one', async () => {
    const { store } = await open();
    await store.copy();
    store.setDomain('hooks.example');
    await store.add();
    await store.copy();
    expect([console.copied, console.toasts]).toEqual([
      ['https://hooks.example'],
      ['success: Text copied to clipboard!'],
    ]);
  });

  it.each(['insecure-page', 'failed'] as const)('selects it when that is %s', async (outcome) => {
    const { store } = await open();
    store.setDomain('hooks.example');
    await store.add();
    console.copyOutcome = outcome;
    await store.copy();
    expect(store.selectByHand).toBe(true);
    console.copyOutcome = 'copied';
    await store.copy();
    expect(store.selectByHand).toBe(false);
  });
});
