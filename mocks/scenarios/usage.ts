import type { DailyCost } from '#src/domain/usage/usage-summary.ts';
import { demoAccounts } from './demo-accounts.ts';

export interface UsageSeed {
  readonly used: number;
  readonly daily: DailyCost;
}

function daily(
  API_REQUEST: number,
  JSON_RPC_REQUEST: number,
  XPUB_SYNC_OPERATION: number,
  SYNC_ADDRESS_OPERATION: number,
  XPUB_DAILY_MONITORING: number,
  SYNC_ADDRESS_DAILY_MONITORING: number,
  EVENTS_CALLBACK_OPERATION: number,
  EVENTS_DAILY_MONITORING: number,
): DailyCost {
  return {
    ...{ API_REQUEST, JSON_RPC_REQUEST, XPUB_SYNC_OPERATION, SYNC_ADDRESS_OPERATION, XPUB_DAILY_MONITORING },
    ...{ SYNC_ADDRESS_DAILY_MONITORING, EVENTS_CALLBACK_OPERATION, EVENTS_DAILY_MONITORING },
  };
}

export const noUsage: UsageSeed = { used: 0, daily: daily(0, 0, 0, 0, 0, 0, 0, 0) };

/** By account. Usage beyond a plan matches the amount that its account owes. */
export const usage: Readonly<Record<string, UsageSeed>> = {
  [demoAccounts.activeCustomer.id]: {
    used: 1_120_480,
    daily: daily(17_840, 10_796, 1371, 670, 2742, 1828, 5376, 857),
  },
  [demoAccounts.twoFactor.id]: {
    used: 4_112_300,
    daily: daily(96_410, 58_733, 11_250, 6400, 9120, 7265, 13_040, 2210),
  },
  [demoAccounts.suspended.id]: {
    used: 1_830_000,
    daily: daily(0, 0, 0, 0, 1240, 860, 0, 310),
  },
};
