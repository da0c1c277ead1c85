import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import type { FaucetRequestRow } from './rows.ts';
import { seededHex } from './seeded-text.ts';

const MINUTE_SECONDS = 60;

/** What an account had asked for before its data were made; `now` in seconds. */
export function seededFaucets(
  seed: string,
  { id: accountId, faucets = [] }: AccountSeed,
  now: number,
): FaucetRequestRow[] {
  return faucets.map(({ minutesOld, ...request }, index) => ({
    ...request,
    id: seededHex(`${seed}|past-faucet|${accountId}|${index}`, 24),
    accountId,
    timestamp: now - minutesOld * MINUTE_SECONDS,
  }));
}
