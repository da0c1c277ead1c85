import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { openDemo } from '#src/composition/backends/mock.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { PlainSessions } from '#tests/contracts/plain-sessions.ts';
import { NEWCOMER } from '#tests/contracts/newcomer.ts';
import { value } from '#tests/contracts/sign-in.ts';
import { testDevice } from '#tests/support/demo-device.ts';

const baseUri = 'http://localhost:4173/console/';

async function openTab(storage: MemoryStorage, path = '?backend=memory') {
  const sessions = new PlainSessions();
  const device = testDevice({ storage, url: new URL(path, baseUri).href });
  const { demo, connect } = await openDemo(DEFAULT_SETTINGS, device);
  if (!demo) throw new Error('A mock backend has a demo');
  const gateways = await connect()(sessions);
  return { gateways, demo, sessions };
}

describe('the demo on the memory backend', () => {
  let storage: MemoryStorage;
  beforeEach(() => {
    storage = new MemoryStorage();
  });

  it('shows the mails of one tab in every tab', async () => {
    const one = await openTab(storage);
    const other = await openTab(storage.otherTab());
    let notified = 0;
    const unsubscribe = other.demo.onMail(() => {
      notified += 1;
    });
    value(await one.gateways.auth.register(NEWCOMER));
    expect(notified).toBe(1);
    expect(other.demo.mails()).toEqual(one.demo.mails());
    expect(other.demo.mails()[0]).toMatchObject({
      to: NEWCOMER.email,
      code: expect.stringMatching(/^\d{6}$/) as string,
    });
    unsubscribe();
    value(await one.gateways.auth.forgotPassword({ email: NEWCOMER.email, proof: NEWCOMER.proof }));
    expect(notified).toBe(1);
  });

  it('consents on one page and signs in on the next, as a redirect does', async () => {
    const { code } = (await openTab(storage)).demo.consent('google', 'known');
    const next = await openTab(storage.otherTab(), '');
    expect(value(await next.gateways.auth.logInWith('google', code!)).kind).toBe('signed-in');
  });

  it('leads to a checkout below the base path, and back', async () => {
    const one = await openTab(storage, '?backend=memory&scenario=onboarding-at-summary');
    one.sessions.startSession(one.demo.signIn!.token);
    const { stripeSessionUrl } = value(await one.gateways.onboarding.summary());
    const url = new URL(stripeSessionUrl!);
    expect(url.href.startsWith(`${baseUri}mock/checkout?`)).toBe(true);
    const session = url.searchParams.get('session')!;
    const page = await openTab(storage.otherTab(), url.href);
    expect(page.demo.checkoutBill(session)).toMatchObject({ plan: 'Growth', amount: 1908 });
    expect(page.demo.settleCheckout('cs_replaced', 'paid')).toBe('/auth/summary');
    expect(page.demo.settleCheckout(session, 'paid')).toBe('/subscription-success');
    expect(value(await one.gateways.onboarding.confirmSummary())).toBe('dashboard');
  });
});
