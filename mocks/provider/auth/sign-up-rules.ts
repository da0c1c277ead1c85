import { invalid } from '#mocks/provider/shared/service-result.ts';
import type { RequestFields } from '#mocks/provider/shared/request-fields.ts';
import { DEFAULT_VERSION_ID, type PersonRow } from '#mocks/provider/db/models.ts';
import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import { NO_SECOND_FACTOR } from './second-factor.ts';
import { DAYS_PASSED, startOfPeriod } from '#mocks/provider/usage/billing-period.ts';

type NewPerson = Pick<PersonRow, 'email' | 'password' | 'firstName' | 'lastName' | 'state'>;

const NOTHING_YET = {
  ...{ ...NO_SECOND_FACTOR, codeAwaitedUntil: null, emailCode: null },
  ...{ hasNoPassword: null, exportRequestedTimestamp: null },
};

/** Somebody with an account of their own, on the free plan until they pay for another one. */
export function addOwner(database: Database, { phoneNumber = '', ...known }: NewPerson & { phoneNumber?: string }) {
  const id = `acc-${nextHex(database, 'account', 12)}`;
  const person: PersonRow = { ...known, ...NOTHING_YET, id, accountId: id, phoneNumber };
  database.people.insert(person);
  database.accounts.insert({
    ...{ id, planId: 'free', subscription: null, suspended: false, canceledUntil: null },
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
  const person: PersonRow = { ...known, ...NOTHING_YET };
  database.people.insert(person);
  return person;
}

/** Members skip the questionnaire that their company has answered. */
export function stateAfterVerification({ id, accountId }: PersonRow): PersonRow['state'] {
  return id === accountId ? 'company-data' : 'dashboard';
}

export type BotCheckFields = RequestFields<'recaptchaToken' | 'disableRecaptcha'>;

const REJECTED_PROOF = 'rejected';

export function requireHuman(fields: BotCheckFields): void {
  if (fields.recaptchaToken === REJECTED_PROOF) {
    throw invalid('bot_check_failed', 'The automatic check that you are a person did not pass. Try again.');
  }
}

/** The provider's own copy of the rules; one message for each fault. */
export function passwordFaults(password: string): readonly string[] {
  return faultsOf([
    [[...password].length >= 8, 'The password needs at least 8 characters.'],
    [/\p{Lu}/u.test(password), 'The password needs an uppercase letter.'],
    [/\d/.test(password), 'The password needs a digit.'],
    [/[^\p{L}\p{M}\p{N}\s]/u.test(password), 'The password needs a special character.'],
  ]);
}

export function personFaults(person: {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
}): readonly string[] {
  const { firstName, lastName, email, phoneNumber } = person;
  return faultsOf([
    [isName(firstName), 'The first name is not valid.'],
    [isName(lastName), 'The last name is not valid.'],
    [isEmail(email), 'The email is not valid.'],
    [/^\+\d{5,16}$/.test(phoneNumber), 'The phone number must begin with + and the country.'],
  ]);
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
}

function isName(text: string): boolean {
  return [...text.trim()].length >= 2 && !/\d/.test(text);
}

function faultsOf(checks: readonly (readonly [boolean, string])[]): readonly string[] {
  return checks.flatMap(([isMet, fault]) => (isMet ? [] : [fault]));
}

/** Ignores case and surrounding spaces. */
export function personByEmail(database: Database, email: string): PersonRow | undefined {
  const wanted = email.trim().toLowerCase();
  return database.people.where().find((person) => person.email.toLowerCase() === wanted);
}
