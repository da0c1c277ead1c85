import type { AccountSeed } from '../scenarios/account-seed';
import type { FaucetRequestRow } from './rows';
import { seededHex } from './seeded-text';

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
