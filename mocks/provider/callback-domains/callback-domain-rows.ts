import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import type { CallbackDomainRow } from '#mocks/provider/db/models.ts';
import { seededHex } from '#mocks/provider/shared/seeded-hex.ts';

export const VERIFIED_AFTER_SECONDS = 90;
const HOUR_SECONDS = 3600;

/** The callback domains that an account starts with, newest first. `now` in seconds. */
export function seededCallbackDomains(
  seed: string,
  { id: accountId, domains = [] }: AccountSeed,
  now: number,
): readonly CallbackDomainRow[] {
  return domains.map(({ url, hoursOld, verifiesInMinutes }, index) => {
    // Spread over the hour.
    const createdTimestamp = now - hoursOld * HOUR_SECONDS - ((index * 1327) % HOUR_SECONDS);
    const verifiesAt =
      verifiesInMinutes === undefined ? createdTimestamp + VERIFIED_AFTER_SECONDS : now + verifiesInMinutes * 60;
    const id = seededHex(`${seed}|callback-url|${accountId}|${index}`, 24);
    return { id, accountId, url, createdTimestamp, verifiesAt };
  });
}
