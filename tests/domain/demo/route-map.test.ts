import { describe, expect, it } from 'vitest';
import { admit } from '#src/domain/auth/admit.ts';
import { isScenarioName } from '#mocks/scenarios/scenarios.ts';
import { admittedPaths, PLAIN_PATHS, scenarioOfState } from '#src/domain/demo/route-map.ts';
import { ACCOUNT_STATES, type AccountState } from '#src/domain/shared/account-state.ts';

/** Written out, not derived. */
const ADMITTED: Readonly<Record<AccountState, readonly string[]>> = {
  notAuth: ['/auth/login', '/auth/register', '/auth/forgot-password', '/reset-password'],
  'email-verification': ['/auth/verification', '/reset-password'],
  'company-data': ['/auth/company-data', '/reset-password'],
  'use-cases': ['/auth/company-data', '/auth/use-cases', '/reset-password'],
  'blockchain-protocols': ['/auth/company-data', '/auth/use-cases', '/auth/blockchain-protocols', '/reset-password'],
  channels: [
    ...['/auth/company-data', '/auth/use-cases', '/auth/blockchain-protocols', '/auth/channels'],
    '/reset-password',
  ],
  'pricing-plan': [
    ...['/auth/company-data', '/auth/use-cases', '/auth/blockchain-protocols', '/auth/channels', '/auth/pricing-plan'],
    '/reset-password',
  ],
  summary: [
    ...['/auth/company-data', '/auth/use-cases', '/auth/blockchain-protocols', '/auth/channels', '/auth/pricing-plan'],
    ...['/auth/summary', '/reset-password'],
  ],
  dashboard: [
    ...[
      '/dashboard',
      '/api-keys',
      '/verify-domain',
      '/node-as-a-service',
      '/billing',
      '/account',
      '/usage',
      '/team',
      '/faucets',
    ],
    ...['/subscription-success', '/reset-password'],
  ],
};

describe.each(ACCOUNT_STATES)('the map of states at %s', (state) => {
  it('has the paths that the route gate admits', () => {
    expect(admittedPaths(state).toSorted()).toEqual(ADMITTED[state].toSorted());
  });

  it('has the path first that all others lead to', () => {
    expect(admit('/nowhere', { state, hasToken: state !== 'notAuth' })).toMatchObject({
      path: admittedPaths(state)[0],
    });
  });

  it('names a scenario that exists', () => {
    expect(isScenarioName(scenarioOfState(state))).toBe(true);
  });
});

it.each<[AccountState, string]>([
  ['notAuth', 'visitor'],
  ['dashboard', 'active-customer'],
  ['use-cases', 'onboarding-at-use-cases'],
])('begins %s with the scenario %s', (state, scenario) => {
  expect(scenarioOfState(state)).toBe(scenario);
});

it('has every path in some state', () => {
  expect(new Set(ACCOUNT_STATES.flatMap(admittedPaths))).toEqual(new Set(PLAIN_PATHS));
});
