import type { AccountSeed } from '#mocks/scenarios/account-seed.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { enterprise } from '#mocks/scenarios/enterprise.ts';
import { teams } from '#mocks/scenarios/teams.ts';
import { pastKeysOf } from '#mocks/provider/api-keys/api-key-service.ts';
import { seededUrlId } from '#mocks/provider/callback-domains/callback-url.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { AuditEntryRow } from '#mocks/provider/db/models.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { seededMemberId } from '#mocks/provider/team/team-members.ts';
import { type Action, HERE } from './record-action.ts';

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
export function pastEntries(database: Database, accountId: string): readonly AuditEntryRow[] {
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
