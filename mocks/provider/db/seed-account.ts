import type { Overrides } from '#src/domain/demo/moment.ts';
import { saveLimits } from '#mocks/provider/api-keys/key-limits.ts';
import type { AccountSeed, KeySeed, LimitSeed } from '#mocks/scenarios/account-seed.ts';
import { seededSessions } from '#mocks/scenarios/seeded-sessions.ts';
import { usedAtStart } from '#mocks/scenarios/usage.ts';
import { DEFAULT_VERSION_ID } from '#mocks/provider/api-keys/api-versions.ts';
import { openInvoice } from '#mocks/provider/billing/payments.ts';
import { seededUrlId, VERIFIED_AFTER_SECONDS } from '#mocks/provider/callback-domains/callback-url.ts';
import { markDone } from '#mocks/provider/dashboard/done-steps.ts';
import { saveAnswer } from '#mocks/provider/onboarding/answer-options.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { usageOf } from '#mocks/provider/usage/account-usage.ts';
import { DEFAULT_ALERTS, isReached, spendingOf, storeAlert } from '#mocks/provider/usage/budget.ts';
import { DAYS_PASSED, dayOf, startOfPeriod } from '#mocks/provider/usage/billing-period.ts';
import { type Database, nextHex } from './database.ts';
import type { CallbackDomainRow } from './models.ts';
import { countedKeys } from './seed-counts.ts';

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const QUIET_DAYS = 12;

interface SeedOptions {
  readonly overrides: Overrides;
  readonly offersLimits: boolean;
  readonly nowMs: number;
}

/** The rows of an account, without its team. */
export function seedAccount(
  database: Database,
  account: AccountSeed,
  { overrides, offersLimits, nowMs }: SeedOptions,
): void {
  const now = Math.floor(nowMs / 1000);
  const { id, email, password, firstName, lastName, code, state, domains } = account;
  const person = { id, accountId: id, email, password, firstName, lastName, phoneNumber: '', code, state };
  database.people.insert({ ...person, ...secondFactor(code, now) });
  seedAccountRow(database, account, overrides, now);
  if (account.suspended || account.hasOpenInvoice) openInvoice(database, database.accounts.get({ id }), nowMs);
  const keys = overrides.keys === undefined ? account.keys : countedKeys(database.seed, account.keys, overrides.keys);
  // Seeds list the newest first, tables the oldest.
  const rows = keys.map((key) => keyRow(database, id, key, now));
  database.apiKeys.insert(...rows.toReversed());
  if (offersLimits) {
    rows.forEach((row, index) => seedLimits(database, row, keys[index]?.limits ?? null, now));
  }
  database.faucetRequests.insert(...faucetRows(database.seed, account, now).toReversed());
  database.callbackDomains.insert(...callbackDomainRows(database.seed, account, now).toReversed());
  database.sessions.insert(...sessionRows(database.seed, id, now));
  seedBudget(database, account, now);
  if (account.company) saveAnswer(database, id, 'company-data', { companyName: account.company });
  for (const step of account.doneBeside ?? []) markDone(database, id, step);
  if (keys.length > 0) markDone(database, id, 'apiKey');
  if (domains) markDone(database, id, 'verifyDomain');
}

/** What of it was spent so far was spent at an even pace, and each share was mailed when it was reached. */
function seedBudget(database: Database, { id: accountId, budget }: AccountSeed, now: number): void {
  if (!budget) return;
  const account = database.accounts.get({ id: accountId });
  const { used, included, period } = usageOf(database, account, now * 1000);
  const { spent } = spendingOf(database, account, now * 1000);
  database.budgets.insert({ ...budget, accountId, alerts: DEFAULT_ALERTS });
  for (const percent of DEFAULT_ALERTS) {
    if (!isReached(budget, percent, spent)) continue;
    const credits = included + ((used - included) * budget.amount * percent) / (100 * spent);
    storeAlert(database, {
      ...{ accountId, percent },
      timestamp: Math.floor(period.start + ((now - period.start) * credits) / used),
    });
  }
}

const SECOND_FACTOR_DAYS = 104;

function secondFactor(code: string | null, now: number) {
  if (code === null) return {};
  return { secondFactorTimestamp: now - SECOND_FACTOR_DAYS * DAY_SECONDS, recoverySet: 0 };
}

function seedAccountRow(database: Database, account: AccountSeed, { quota }: Overrides, now: number): void {
  const {
    id,
    plan: planId,
    subscription,
    suspended,
    canceledForDays,
    closesInDays,
    requests = 0,
    callbacks = 0,
  } = account;
  const { monthlyCredits } = database.packages.get({ id: planId });
  database.accounts.insert({
    ...{ id, planId, subscription, suspended, apiVersionId: DEFAULT_VERSION_ID },
    ...{ planBefore: planId, subscriptionBefore: subscription },
    // A period ends with a day.
    canceledUntil: canceledForDays === undefined ? null : dayOf(now) + canceledForDays * DAY_SECONDS,
    closesTimestamp: closesInDays === undefined ? null : now + closesInDays * DAY_SECONDS,
    ...{ pastRequests: requests, pastCallbacks: callbacks, creditsSpent: 0, spentUntil: 0 },
    periodStart: startOfPeriod(now, account.daysIntoPeriod ?? DAYS_PASSED),
    usedBefore: quota === undefined ? usedAtStart(id) : Math.ceil((monthlyCredits * quota) / 100),
  });
}

function keyRow(database: Database, accountId: string, { name, active, daysOld }: KeySeed, now: number) {
  const id = nextHex(database, 'api-key-id', 24);
  const key = nextHex(database, 'api-key', 32);
  const spread = Number.isInteger(daysOld) ? (database.counter * 4241) % DAY_SECONDS : 0;
  const createdTimestamp = now - Math.round(daysOld * DAY_SECONDS) - spread;
  return {
    id,
    accountId,
    name,
    key,
    active,
    createdTimestamp,
    quietSince: active ? null : now - QUIET_DAYS * DAY_SECONDS,
  };
}

/** Seeded limits are as old as their key. `now` in seconds. */
function seedLimits(
  database: Database,
  { id, createdTimestamp }: { readonly id: string; readonly createdTimestamp: number },
  seed: LimitSeed | null,
  now: number,
): void {
  if (!seed) return;
  const { expiresInDays, ...limits } = seed;
  const expiresAt = expiresInDays === undefined ? null : (now + expiresInDays * DAY_SECONDS) * 1000;
  const none = { origins: [], ipRanges: [], products: [], blockchains: [], callsPerSecond: null, credits: null };
  saveLimits(database, id, { ...none, ...limits, expiresAt }, createdTimestamp * 1000);
}

/** Another provider would expire them too, but not within a demo. */
const SESSION_DAYS = 30;

function sessionRows(seed: string, personId: string, now: number) {
  return (seededSessions[personId] ?? []).map(({ minutesSinceActive, daysOld, ...device }, index) => ({
    ...device,
    id: seededHex(`${seed}|other-session|${personId}|${index}`, 16),
    personId,
    createdTimestamp: now - daysOld * DAY_SECONDS - index * 2711,
    lastActiveTimestamp: now - minutesSinceActive * 60,
    expiresTimestamp: now + SESSION_DAYS * DAY_SECONDS,
    hasEnded: false,
  }));
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
    const id = seededUrlId(seed, accountId, index);
    return { id, accountId, url, createdTimestamp, verifiesAt };
  });
}
