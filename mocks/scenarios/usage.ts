import type { DailyCost } from '#src/domain/usage/usage-summary.ts';
import { demoAccounts } from './demo-accounts.ts';
import { enterprise } from './enterprise.ts';

interface UsageSeed {
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

const northwall: UsageSeed = {
  used: 1_120_480,
  daily: daily(17_840, 10_796, 1371, 670, 2742, 1828, 5376, 857),
};

const usage: Readonly<Record<string, UsageSeed>> = {
  [demoAccounts.activeCustomer.id]: northwall,
  [enterprise.id]: {
    used: 31_402_700,
    daily: daily(611_300, 402_150, 48_900, 27_350, 61_480, 35_620, 118_040, 19_260),
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

/** What an account uses, and what that costs each day. Others would use it as Northwall does. */
export function usageSeedOf(accountId: string): UsageSeed {
  return usage[accountId] ?? northwall;
}

export function usedAtStart(accountId: string): number {
  return usage[accountId]?.used ?? 0;
}
