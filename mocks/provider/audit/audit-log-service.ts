import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { enterprise } from '#mocks/scenarios/enterprise.ts';
import { teams } from '#mocks/scenarios/teams.ts';
import { pastKeysOf, findKey } from '#mocks/provider/api-keys/api-key-service.ts';
import { seededUrlId } from '#mocks/provider/callback-domains/callback-url.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { AuditEntryRow } from '#mocks/provider/db/models.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { seededMemberId, teamOf } from '#mocks/provider/team/team-members.ts';
import { type Action, HERE } from './record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import {
  boundsFields,
  isWithin,
  limitField,
  optionalTextField,
  type RequestFields,
} from '#mocks/provider/shared/request-fields.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOG_INS = 48;
const MOST_KEYS = 40;

/** By turns, from the owner on; one place is unknown. */
const PLACES = [
  HERE,
  { ipAddress: '198.51.100.61', location: 'Lisbon, Portugal' },
  { ipAddress: '2001:db8::4f', location: 'Berlin, Germany' },
  { ipAddress: '192.0.2.140', location: '' },
];

type Past = Action & { readonly by: number };

/** What was done in a demo account before the data were made. Nothing of it is stored. */
function pastEntries(database: Database, accountId: string): readonly AuditEntryRow[] {
  const seeds: readonly AccountSeed[] = [...Object.values(demoAccounts), enterprise];
  const account = seeds.find(({ id }) => id === accountId);
  if (!account || (account.keys.length === 0 && !account.domains)) return [];
  const members = (teams[accountId] ?? []).filter(({ hasJoined }) => hasJoined);
  const people = [account.email, ...members.map(({ email }) => email)];
  const past = [...logIns(database), ...keyActions(database, accountId), ...domainActions(database, account)];
  return [...past, ...memberActions(database, accountId)].map(({ by, at, action, target }, index) => ({
    ...{ n: -1 - index, id: seededHex(`${database.seed}|past-audit|${accountId}|${index}`, 16), accountId },
    ...{ at, action, email: people[by % people.length] ?? account.email, ...(PLACES[by % PLACES.length] ?? HERE) },
    ...{ targetType: target?.type ?? null, targetId: target?.id ?? null, targetName: target?.name ?? null },
  }));
}

function logIns({ madeAt }: Database): readonly Past[] {
  return Array.from({ length: LOG_INS }, (_, index) => ({
    ...{ at: madeAt - index * 31 * HOUR_MS - ((index * 2311) % 700) * 60_000 - 2 * HOUR_MS },
    ...{ action: 'log-in', by: (index * 7) % 5 },
  }));
}

function keyActions(database: Database, accountId: string): readonly Past[] {
  const keys = pastKeysOf(database, accountId).filter((key) => key.createdTimestamp * 1000 <= database.madeAt);
  return keys.slice(0, MOST_KEYS).flatMap(({ id, name, createdTimestamp, quietSince }, index): readonly Past[] => {
    const target = { type: 'api-key', id, name } as const;
    const created = { at: createdTimestamp * 1000, action: 'api-key-created', target, by: index % 3 } as const;
    if (quietSince === null) return [created];
    return [created, { at: quietSince * 1000, action: 'api-key-deactivated', target, by: 0 }];
  });
}

function domainActions({ seed, madeAt }: Database, { id: accountId, domains = [] }: AccountSeed): readonly Past[] {
  return domains.map(({ url, hoursOld }, index) => ({
    ...{ at: madeAt - hoursOld * HOUR_MS, action: 'domain-added', by: index % 2 },
    target: { type: 'callback-domain', id: seededUrlId(seed, accountId, index), name: url },
  }));
}

/** A member was invited some days before they joined. */
function memberActions({ seed, madeAt }: Database, accountId: string): readonly Past[] {
  return (teams[accountId] ?? []).flatMap(({ email, hasJoined }, index): readonly Past[] => {
    const at = madeAt - (hasJoined ? 60 + 11 * index : 2) * DAY_MS;
    const target = { type: 'member', id: seededMemberId(seed, email), name: email } as const;
    const invited = { at, action: 'member-invited', target, by: 0 } as const;
    return hasJoined ? [invited, { at: at + DAY_MS, action: 'member-joined', target, by: 1 + index }] : [invited];
  });
}

type ListFields = RequestFields<'limit' | 'startingFromEntryId' | 'person' | 'action' | 'from' | 'before'>;

const CODE = 'invalid_request';

export class AuditLogService {
  constructor(private readonly sessions: Sessions) {}

  /** Newest first. */
  list(bearer: Bearer, fields: ListFields) {
    return this.sessions.authorize(bearer, (caller) => {
      const limit = limitField(fields);
      const after = optionalTextField(fields, 'startingFromEntryId');
      const rows = entriesOf(caller);
      const above = after === null ? -1 : rows.findIndex(({ id }) => id === after);
      if (after !== null && above < 0) throw invalid(CODE, 'There is no entry with the id of startingFromEntryId.');
      const found = rows.slice(above + 1).filter(matcherOf(fields));
      const entries = found.slice(0, limit).map((row) => itemOf(caller, row));
      return { item: { entries, hasMore: found.length > limit, lastEntryId: entries.at(-1)?.id ?? null } };
    });
  }
}

function entriesOf({ account: { id: accountId }, database }: Caller): readonly AuditEntryRow[] {
  const recorded = database.auditEntries.where({ accountId }).toReversed();
  return [...recorded, ...pastEntries(database, accountId)].toSorted((one, other) => other.at - one.at);
}

function matcherOf(fields: ListFields): (row: AuditEntryRow) => boolean {
  const person = optionalTextField(fields, 'person') ?? '';
  const action = optionalTextField(fields, 'action') ?? '';
  const bounds = boundsFields(fields);
  return (row) =>
    (person === '' || row.email.toLowerCase() === person.toLowerCase()) &&
    (action === '' || row.action === action) &&
    isWithin(row.at, bounds);
}

function itemOf(caller: Caller, row: AuditEntryRow) {
  const { id, at, action, email, targetType: type, targetId, targetName, ipAddress, location } = row;
  const target =
    type === null ? null : { type, id: targetId ?? '', name: targetName ?? '', exists: exists(caller, row) };
  const timestamp = new Date(at).toISOString();
  return { id, timestamp, action, person: { email }, target, ipAddress, location };
}

function exists({ account, database }: Caller, { targetType, targetId }: AuditEntryRow): boolean {
  const id = targetId ?? '';
  if (targetType === 'api-key') return findKey(database, account.id, id) !== undefined;
  if (targetType === 'callback-subscription')
    return database.callbackSubscriptions.find({ id, isDeleted: false }) !== undefined;
  if (targetType === 'callback-domain')
    return database.callbackDomains.find({ id, accountId: account.id }) !== undefined;
  if (targetType === 'access-token') return database.accessTokens.find({ id }) !== undefined;
  if (targetType === 'notification-channel') return database.notificationChannels.find({ id }) !== undefined;
  if (targetType === 'passkey') return database.passkeys.find({ id }) !== undefined;
  if (targetType === 'member') return teamOf(database, account.id).some((member) => member.id === id);
  return true;
}
