import { DEFAULT_VERSION_ID } from '#mocks/provider/api-keys/api-versions.ts';
import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { DAYS_PASSED, startOfPeriod } from '#mocks/provider/usage/billing-period.ts';

type NewPerson = Pick<PersonRow, 'email' | 'password' | 'firstName' | 'lastName' | 'state'>;

const NO_CODES = { code: null, codeAwaitedUntil: null, emailCode: null };

/** Somebody with an account of their own, on the free plan until they pay for another one. */
export function addOwner(database: Database, { phoneNumber = '', ...known }: NewPerson & { phoneNumber?: string }) {
  const id = `acc-${nextHex(database, 'account', 12)}`;
  const person: PersonRow = { ...known, ...NO_CODES, id, accountId: id, phoneNumber };
  database.people.insert(person);
  database.accounts.insert({
    ...{ id, planId: 'free', subscription: null, suspended: false, cancelledUntil: null },
    ...{ planBefore: 'free', subscriptionBefore: null },
    ...{ apiVersionId: DEFAULT_VERSION_ID, pastRequests: 0, pastCallbacks: 0, creditsSpent: 0, spentUntil: 0 },
    ...{ usedBefore: 0, periodStart: startOfPeriod(Math.floor(database.madeAt / 1000), DAYS_PASSED) },
  });
  return person;
}

export function addMember(
  database: Database,
  known: NewPerson & Pick<PersonRow, 'id' | 'accountId' | 'phoneNumber'>,
): PersonRow {
  const person: PersonRow = { ...known, ...NO_CODES };
  database.people.insert(person);
  return person;
}

/** Members skip the questionnaire that their company has answered. */
export function stateAfterVerification({ id, accountId }: PersonRow): PersonRow['state'] {
  return id === accountId ? 'company-data' : 'dashboard';
}
