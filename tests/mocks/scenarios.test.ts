import { describe, expect, it } from 'vitest';
import { createProvider } from '../../mocks/provider/create-provider';
import { isScenarioName, type ScenarioName, scenarios } from '../../mocks/scenarios/scenarios';

const now = () => Date.UTC(2026, 10, 21, 9);
const open = (scenario?: ScenarioName) => createProvider({ seed: 'scenarios', scenario, now });

describe('scenarios', () => {
  it.each([
    { scenario: 'visitor', signedIn: null, prefill: null },
    { scenario: 'active-customer', signedIn: 'elena@northwall.example', prefill: null },
    { scenario: 'two-factor', signedIn: null, prefill: 'mateo@harborledger.example' },
    { scenario: 'free-plan', signedIn: 'amina@firstblock.example', prefill: null },
    { scenario: 'suspended', signedIn: 'jonas@tidewater.example', prefill: null },
  ] as const)('$scenario starts with $signedIn signed in and $prefill filled in', ({ scenario, signedIn, prefill }) => {
    const provider = open(scenario);
    expect(provider.signIn?.user.email ?? null).toBe(signedIn);
    expect(provider.prefill).toBe(prefill);
  });

  it.each(Object.keys(scenarios) as ScenarioName[])('lets every demo account log in under %s', (scenario) => {
    const provider = open(scenario);
    expect(provider.demoAccounts).toHaveLength(4);
    for (const { email, password, code } of provider.demoAccounts) {
      const { data, token } = provider.auth.logIn({ email, password });
      expect(data.item.additionalAuthActive).toBe(code !== null);
      expect(token === undefined).toBe(code !== null);
      if (code !== null) expect(provider.auth.verifySecondFactor({ email, code }).token).toBeDefined();
    }
  });

  it('starts with a session that works', () => {
    const provider = open('active-customer');
    expect(provider.account.profile(provider.signIn!.token).data.item.firstName).toBe('Elena');
  });

  it('starts as a visitor when none is asked for', () => {
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
