import type { Disposable, Page } from '@playwright/test';
import type { Provider } from '#mocks/provider/create-provider.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';

/** Somebody who signs in with a password alone. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

const SCENARIOS: Readonly<Record<string, ScenarioName>> = {
  'elena@northwall.example': 'active-customer',
  'amina@firstblock.example': 'free-plan',
};

/** The scenario of a demo that starts signed in as this account. */
export function scenarioOf({ email }: Account): ScenarioName {
  const scenario = SCENARIOS[email];
  if (!scenario) throw new Error(`No scenario starts signed in as ${email}`);
  return scenario;
}

/** Every page loads with this session stored, until it is disposed of. */
export async function startSession(page: Page, { auth }: Provider, account: Account): Promise<Disposable> {
  const { token, data } = auth.logIn(account);
  const { state, user } = data.item;
  const record = JSON.stringify({ id: account.email, token, state, user });
  return page.addInitScript(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, record] as const);
}
