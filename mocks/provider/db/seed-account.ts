import { key, type KeySeed, type AccountSeed, type HealthSeed, type LimitSeed } from '#mocks/scenarios/account-seed.ts';
import type { MemberSeed } from '#mocks/scenarios/teams.ts';
import { seededBytes, seededHex } from '#mocks/provider/shared/seeded-number.ts';
import type { Overrides } from '#src/domain/demo/moment.ts';
import { saveLimits } from '#mocks/provider/api-keys/key-limits.ts';
import { seededSessions } from '#mocks/scenarios/seeded-sessions.ts';
import { usedAtStart } from '#mocks/scenarios/usage.ts';
import { DEFAULT_VERSION_ID, type CallbackDomainRow } from './models.ts';
import { openInvoice } from '#mocks/provider/billing/payments.ts';
import { seededUrlId, VERIFIED_AFTER_SECONDS } from '#mocks/provider/callback-domains/callback-url.ts';
import { seedSubscriptions } from '#mocks/provider/callbacks/callback-subscriptions.ts';
import { markDone } from '#mocks/provider/dashboard/done-steps.ts';
import { saveAnswer } from '#mocks/provider/onboarding/stage-answers.ts';
import { usageOf } from '#mocks/provider/usage/account-usage.ts';
import { storeDetails } from '#mocks/provider/billing/billing-details.ts';
import { DEFAULT_ALERTS, isReached, spendingOf, storeAlert } from '#mocks/provider/usage/budget.ts';
import { DAYS_PASSED, dayOf, startOfPeriod } from '#mocks/provider/usage/billing-period.ts';
import { type Database, nextHex } from './database.ts';

const KEYS_PER_DAY = 10;
const ONE_IN_INACTIVE = 9;
const ONE_IN_INVITED = 12;

const SERVICES = [
  ...['payouts', 'deposits', 'withdrawals', 'settlement', 'ledger-sync', 'fee-oracle', 'address-watcher', 'sweeper'],
  ...['risk-engine', 'reporting', 'market-data', 'custody', 'invoicing', 'onboarding', 'refunds', 'reconciler'],
] as const;
const STAGES = ['prod', 'staging', 'canary', 'sandbox'] as const;
const REGIONS = ['eu-west', 'eu-north', 'us-east', 'us-west', 'ap-south', 'sa-east'] as const;
const FIRST_NAMES = [
  ...['ada', 'bruno', 'chiara', 'dario', 'emeka', 'fatima', 'goran', 'helga', 'ivo', 'jana', 'kofi', 'leila'],
  ...['marek', 'nadia', 'omar', 'paula', 'rafael', 'selin', 'tomas', 'vera'],
] as const;
const LAST_NAMES = [
  ...['almeida', 'berg', 'conti', 'dimitrova', 'eriksen', 'fischer', 'garcia', 'hughes', 'ito', 'jansen', 'kowalski'],
  ...['lehtinen', 'moreau', 'nielsen', 'okafor', 'petrov', 'rossi', 'schmidt', 'tanaka', 'weiss'],
] as const;
const ROLES = ['developer', 'developer', 'viewer', 'billing', 'admin'] as const;

/** The newest of the keys, or all of them and generated older ones. */
function countedKeys(seed: string, keys: readonly KeySeed[], count: number): readonly KeySeed[] {
  const oldest = keys.at(-1)?.daysOld ?? 0;
  const added = Array.from({ length: Math.max(0, count - keys.length) }, (_, index) => {
    const [service = 0, stage = 0, region = 0, state = 0] = seededBytes(`${seed}|more-keys|${index}`, 4);
    // The number makes the name unique.
    const name = `${pick(SERVICES, service)}-${pick(STAGES, stage)}-${pick(REGIONS, region)}-${index + 1}`;
    return key(oldest + 1 + (index + 0.5) / KEYS_PER_DAY, name, state % ONE_IN_INACTIVE !== 0);
  });
  return [...keys.slice(0, count), ...added];
}

/** The first of the members, or all of them and generated ones with an email of the same domain. */
export function countedMembers(
  seed: string,
  members: readonly MemberSeed[],
  { count, domain }: { readonly count: number; readonly domain: string },
): readonly MemberSeed[] {
  const added = Array.from({ length: Math.max(0, count - members.length) }, (_, index): MemberSeed => {
    const [first = 0, last = 0, role = 0, state = 0] = seededBytes(`${seed}|more-members|${index}`, 4);
    const email = `${pick(FIRST_NAMES, first)}.${pick(LAST_NAMES, last)}.${index + 1}@${domain}`;
    return { email, roles: [pick(ROLES, role)], hasJoined: state % ONE_IN_INVITED !== 0 };
  });
  return [...members.slice(0, count), ...added];
}

function pick<const T>(options: readonly [T, ...(readonly T[])], byte: number): T {
  return options[byte % options.length] ?? options[0];
}

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
  seedSubscriptions(database, account, now);
  database.sessions.insert(...sessionRows(database.seed, id, now));
  database.accessTokens.insert(...accessTokenRows(database.seed, account, now).toReversed());
  database.notificationChannels.insert(...channelRows(database.seed, account, now).toReversed());
  database.passkeys.insert(...passkeyRows(database.seed, account, now).toReversed());
  seedBudget(database, account, now);
  storeDetails(database, id, account.billingDetails ?? null, account.needsBillingDetails ?? false);
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

function keyRow(database: Database, accountId: string, { name, active, daysOld, labels }: KeySeed, now: number) {
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
    labelsJson: JSON.stringify(labels),
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

function accessTokenRows(seed: string, { id: personId, accessTokens = [] }: AccountSeed, now: number) {
  return accessTokens.map(({ daysOld, expiresInDays, hoursSinceUse, ...token }, index) => ({
    ...{ personId, name: token.name, scopes: [...token.scopes], ipRanges: [...(token.ipRanges ?? [])] },
    id: seededHex(`${seed}|access-token-id|${personId}|${index}`, 24),
    masked: `ghat_${seededHex(`${seed}|access-token|${personId}|${index}`, 3)}…${seededHex(`${seed}|end|${index}`, 4)}`,
    expiresTimestamp: expiresInDays === undefined ? null : now + expiresInDays * DAY_SECONDS,
    createdTimestamp: now - daysOld * DAY_SECONDS,
    lastUsedTimestamp: hoursSinceUse === undefined ? null : now - hoursSinceUse * HOUR_SECONDS,
  }));
}

function channelRows(seed: string, { id: personId, notificationChannels = [] }: AccountSeed, now: number) {
  return notificationChannels.map(
    ({ hoursSinceDelivery, failureReason = null, isMuted = false, ...channel }, index) => ({
      ...{ ...channel, personId, kinds: [...channel.kinds], isMuted, failureReason },
      id: seededHex(`${seed}|notification-channel|${personId}|${index}`, 24),
      lastTimestamp: hoursSinceDelivery === undefined ? null : now - hoursSinceDelivery * HOUR_SECONDS,
    }),
  );
}

function passkeyRows(seed: string, { id: personId, passkeys = [] }: AccountSeed, now: number) {
  return passkeys.map(({ name, isSynced, daysOld, hoursSinceUse }, index) => ({
    ...{ personId, name, isSynced, publicKey: '', counter: 0, transports: ['hybrid'] },
    id: seededHex(`${seed}|passkey-id|${personId}|${index}`, 24),
    credentialId: seededHex(`${seed}|passkey|${personId}|${index}`, 32),
    createdTimestamp: now - daysOld * DAY_SECONDS,
    lastUsedTimestamp: hoursSinceUse === undefined ? null : now - hoursSinceUse * HOUR_SECONDS,
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
  return domains.map(({ url, hoursOld, verifiesInMinutes, health }, index) => {
    // Spread over the hour.
    const createdTimestamp = now - hoursOld * HOUR_SECONDS - ((index * 1327) % HOUR_SECONDS);
    const verifiesAt =
      verifiesInMinutes === undefined ? createdTimestamp + VERIFIED_AFTER_SECONDS : now + verifiesInMinutes * 60;
    const id = seededUrlId(seed, accountId, index);
    return { id, accountId, url, createdTimestamp, verifiesAt, healthJson: health ? healthJson(health, now) : null };
  });
}

function healthJson({ hoursSince, ...health }: HealthSeed, now: number): string {
  const sinceTimestamp = now - hoursSince * HOUR_SECONDS;
  return JSON.stringify({ ...health, sinceTimestamp, lastSuccessTimestamp: sinceTimestamp - 60 });
}
