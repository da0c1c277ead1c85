import { describe, expect, it } from 'vitest';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { isScenarioName, type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';

const ANSWERED = ['company-data', 'use-cases', 'blockchain-protocols', 'channels', 'pricing-plan'] as const;
const ONBOARDING = ['email-verification', ...ANSWERED, 'summary'] as const;

const now = () => Date.UTC(2026, 10, 21, 9);
const open = (scenario?: ScenarioName) => createProvider({ seed: 'scenarios', scenario, now });

describe('scenarios', () => {
  it.each([
    { scenario: 'visitor', signedIn: null, prefill: null },
    { scenario: 'active-customer', signedIn: 'elena@northwall.example', prefill: null },
    { scenario: 'two-factor', signedIn: null, prefill: 'mateo@harborledger.example' },
    { scenario: 'free-plan', signedIn: 'amina@firstblock.example', prefill: null },
    { scenario: 'suspended', signedIn: 'jonas@tidewater.example', prefill: null },
    { scenario: 'invited-member', signedIn: null, prefill: null },
    { scenario: 'offline-payment', signedIn: 'ivana@clearwater.example', prefill: null },
    { scenario: 'onboarding-at-channels', signedIn: 'ivana@clearwater.example', prefill: null },
  ] as const)('$scenario starts with $signedIn signed in and $prefill filled in', ({ scenario, signedIn, prefill }) => {
    const provider = open(scenario);
    expect(provider.signIn?.user.email ?? null).toBe(signedIn);
    expect(provider.prefill).toBe(prefill);
  });

  it.each(Object.keys(scenarios) as ScenarioName[])('lets every demo account log in under %s', (scenario) => {
    const provider = open(scenario);
    const { people = [], colleagues = [] } = scenarios[scenario];
    expect(provider.demoAccounts).toHaveLength(4 + people.length + colleagues.length);
    for (const { email, password, code } of provider.demoAccounts) {
      const { data, token } = provider.auth.logIn({ email, password });
      expect(data.item.additionalAuthActive).toBe(code !== null);
      expect(token === undefined).toBe(code !== null);
      if (code !== null) expect(provider.auth.verifySecondFactor({ email, code }).token).toBeDefined();
    }
  });

  it.each(ONBOARDING)('starts onboarding-at-%s there, with every answer before it and none after', (state) => {
    const { signIn, onboarding } = open(`onboarding-at-${state}`);
    expect(signIn?.state).toBe(state);
    const answered = ANSWERED.filter((stage) => onboarding.answers(signIn!.token, stage).data.item !== null);
    expect(answered).toEqual(ANSWERED.slice(0, Math.max(ONBOARDING.indexOf(state) - 1, 0)));
  });

  it('starts at the verification with the code in the mailbox', () => {
    const { signIn, mails, registration } = open('onboarding-at-email-verification');
    const [mail] = mails.all();
    expect(mail?.to).toBe('ivana@clearwater.example');
    expect(registration.verifyEmail(signIn!.token, { code: mail?.code }).data.item.state).toBe('company-data');
  });

  it('starts at the summary with a checkout that can be paid', () => {
    const { signIn, onboarding, checkout } = open('onboarding-at-summary');
    const session = onboarding.summary(signIn!.token).data.item.stripeSessionUrl!.split('/').at(-1)!;
    expect(checkout.bill(session)).toEqual({
      reason: 'plan',
      email: 'ivana@clearwater.example',
      plan: 'Growth',
      subscription: 'annually',
      amount: 1908,
    });
  });

  it('starts offline-payment at the summary too, with nothing to pay by card', () => {
    const { signIn, onboarding } = open('offline-payment');
    expect(signIn?.state).toBe('summary');
    expect(onboarding.summary(signIn!.token).data.item).toMatchObject({ offlinePaying: true, stripeSessionUrl: null });
  });

  it('has a mail only if the scenario is about one', () => {
    const withMail = (Object.keys(scenarios) as ScenarioName[]).filter((name) => open(name).mails.all().length > 0);
    expect(withMail).toEqual([
      ...['invited-member', 'expired-invitation', 'forgotten-password', 'change-email-link'],
      ...['onboarding-at-email-verification', 'ownership-transfer'],
    ]);
  });

  it('is seeded in less than 50 ms', () => {
    open('onboarding-at-summary');
    const runs = Array.from({ length: 5 }, () => {
      const before = performance.now();
      open('onboarding-at-summary');
      return performance.now() - before;
    });
    expect(Math.min(...runs)).toBeLessThan(50);
  });

  it('starts with a session that works', () => {
    const provider = open('active-customer');
    expect(provider.account.profile(provider.signIn!.token).data.item.firstName).toBe('Elena');
  });

  it('starts as a visitor if none is requested', () => {
    expect(open().scenario).toBe('visitor');
  });

  it('gives every demo account a password that the sign-up rules accept', () => {
    for (const { password } of open().demoAccounts) {
      expect(password.length).toBeGreaterThanOrEqual(8);
      for (const needed of [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d\s]/]) expect(password).toMatch(needed);
    }
  });

  it.each(['nobody', 'toString', '__proto__', '', null, 3])('knows no scenario %j', (name) => {
    expect(isScenarioName(name)).toBe(false);
  });
});
