import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { AccountSeed, KeySeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import type { Scenario } from '#mocks/scenarios/scenario.ts';
import { teams } from '#mocks/scenarios/teams.ts';
import { DEFAULT_VERSION_ID } from '#mocks/provider/api-keys/api-versions.ts';
import { AccessTokens, type InvitationClaims } from '#mocks/provider/auth/access-tokens.ts';
import { openCheckout } from '#mocks/provider/billing/checkouts.ts';
import { invoiceSession } from '#mocks/provider/billing/payments.ts';
import { VERIFIED_AFTER_SECONDS } from '#mocks/provider/callback-domains/callback-url.ts';
import { markDone } from '#mocks/provider/dashboard/done-steps.ts';
import { codeMail, sendMail } from '#mocks/provider/mail/mails.ts';
import { saveAnswer } from '#mocks/provider/onboarding/stored-answers.ts';
import { seededHex } from '#mocks/provider/shared/seeded-hex.ts';
import { sendInvitation } from '#mocks/provider/team/invitations.ts';
import { seededMemberId } from '#mocks/provider/team/team-members.ts';
import { type Database, emptyDatabase, nextCode, nextHex } from './database.ts';
import type { CallbackDomainRow } from './models.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const QUIET_DAYS = 12;

/** The data with which a scenario starts. `now` in milliseconds. */
export function seedDatabase(seed: string, now: number, scenario: Scenario): Database {
  const database = emptyDatabase(seed, now);
  const seconds = Math.floor(now / 1000);
  for (const account of [...Object.values<AccountSeed>(demoAccounts), ...(scenario.people ?? [])]) {
    seedAccount(database, account, seconds);
  }
  for (const [accountId, members] of Object.entries(teams)) {
    for (const { email, roles, hasJoined } of members) {
      const roleIds = roles.map((role) => `role-${role}`);
      database.members.insert({ id: seededMemberId(seed, email), accountId, email, roleIds, hasJoined });
    }
  }
  seedOnboarding(database, now, scenario);
  if (scenario.invitation) seedInvitation(database, now, scenario.invitation);
  return database;
}

function seedAccount(database: Database, account: AccountSeed, now: number): void {
  const { id, email, password, firstName, lastName, code, state, plan, subscription } = account;
  const { paygPeriodToDate, suspended, cancelledForDays, requests = 0, callbacks = 0, keys, domains } = account;
  const logIn = { accountId: id, phoneNumber: '', code, codeAwaitedUntil: null, emailCode: null, state };
  database.people.insert({ id, email, password, firstName, lastName, ...logIn });
  database.accounts.insert({
    ...{ id, planId: plan, subscription, paygPeriodToDate, suspended, apiVersionId: DEFAULT_VERSION_ID },
    // A period ends with a day.
    cancelledUntil:
      cancelledForDays === undefined ? null : (Math.floor(now / DAY_SECONDS) + cancelledForDays) * DAY_SECONDS,
    ...{ pastRequests: requests, pastCallbacks: callbacks, creditsSpent: 0 },
  });
  if (suspended) {
    database.invoices.insert({ session: invoiceSession(database.seed, id), accountId: id, paid: false });
  }
  // Seeds list the newest first, tables the oldest.
  database.apiKeys.insert(...keys.map((key) => keyRow(database, id, key, now)).toReversed());
  database.faucetRequests.insert(...faucetRows(database.seed, account, now).toReversed());
  database.callbackDomains.insert(...callbackDomainRows(database.seed, account, now).toReversed());
  if (account.company) saveAnswer(database, id, 'company-data', { companyName: account.company });
  for (const step of account.doneBeside ?? []) markDone(database, id, step);
  if (keys.length > 0) markDone(database, id, 'apiKey');
  if (domains) markDone(database, id, 'verifyDomain');
}

function keyRow(database: Database, accountId: string, { name, active, daysOld }: KeySeed, now: number) {
  return {
    id: nextHex(database, 'api-key-id', 24),
    accountId,
    name,
    key: nextHex(database, 'api-key', 32),
    active,
    // Spread over the day.
    createdTimestamp: now - daysOld * DAY_SECONDS - ((database.counter * 4241) % DAY_SECONDS),
    quietSince: active ? null : now - QUIET_DAYS * DAY_SECONDS,
  };
}

function faucetRows(seed: string, { id: accountId, faucets = [] }: AccountSeed, now: number) {
  return faucets.map(({ minutesOld, ...request }, index) => ({
    ...request,
    id: seededHex(`${seed}|past-faucet|${accountId}|${index}`, 24),
    accountId,
    timestamp: now - minutesOld * 60,
  }));
}

function callbackDomainRows(
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

/** The answers, the open checkout and the code mail of the person that the scenario signs in. */
function seedOnboarding(database: Database, now: number, { signedInAs, answers = {} }: Scenario): void {
  if (!signedInAs) return;
  const { id, email, state } = signedInAs;
  if (state === 'email-verification') {
    const emailCode = nextCode(database);
    database.people.update({ id }, { emailCode });
    sendMail(database, now, codeMail(email, emailCode));
  }
  for (const [stage, answer] of Object.entries(answers) as [keyof OnboardingAnswers, object][]) {
    saveAnswer(database, id, stage, answer);
  }
  if (answers['pricing-plan']) openCheckout(database, id, answers['pricing-plan']);
}

function seedInvitation(
  database: Database,
  now: number,
  { email, company, from }: NonNullable<Scenario['invitation']>,
): void {
  const memberId = seededMemberId(database.seed, email);
  const member = { id: memberId, accountId: from.id, email, roleIds: ['role-developer'], hasJoined: false };
  database.members.insert(member);
  const tokens = new AccessTokens<InvitationClaims>(database.seed, 'invitation');
  sendInvitation(database, now, tokens, { email, company, accountId: from.id, memberId });
}
