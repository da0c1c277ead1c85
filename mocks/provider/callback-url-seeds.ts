import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import type { CallbackUrlRow } from './rows.ts';
import { seededHex } from './seeded-text.ts';
import { VERIFIED_AFTER_SECONDS } from './verification-wait.ts';

const HOUR_SECONDS = 3600;

/** The domains that an account begins with, newest first. `now` in seconds. */
export function seededCallbackUrls(
  seed: string,
  { id: accountId, domains = [] }: AccountSeed,
  now: number,
): CallbackUrlRow[] {
  return domains.map(({ url, hoursOld, verifiesInMinutes }, place) => {
    // Not all at the same minute of the hour.
    const createdTimestamp = now - hoursOld * HOUR_SECONDS - ((place * 1327) % HOUR_SECONDS);
    const verifiesAt =
      verifiesInMinutes === undefined ? createdTimestamp + VERIFIED_AFTER_SECONDS : now + verifiesInMinutes * 60;
    const id = seededHex(`${seed}|callback-url|${accountId}|${place}`, 24);
    return { id, accountId, url, createdTimestamp, verifiesAt };
  });
}
