import type { Capability } from '#src/domain/account/capabilities.ts';
import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { markDone } from '#mocks/provider/dashboard/done-steps.ts';
import { type Database, nextHex } from '#mocks/provider/db/database.ts';
import type { ApiKeyRow } from '#mocks/provider/db/models.ts';
import { invalid, notFound } from '#mocks/provider/shared/service-result.ts';
import {
  flagField,
  pageOf,
  recordField,
  type RequestFields,
  textField,
} from '#mocks/provider/shared/request-fields.ts';
import { checkedLabels, labelsOf } from './key-labels.ts';
import { limitChanges, limitsAt, saveLimits, checkedLimits } from './key-limits.ts';

/** In milliseconds, by the id of the key; nothing for never. */
type LastUses = (caller: Caller, keyIds: readonly string[]) => ReadonlyMap<string, number>;

const NAME_MAX = 50;

export class ApiKeyService {
  constructor(
    private readonly sessions: Sessions,
    private readonly lastUses: LastUses,
    private readonly offers: (capability: Capability) => boolean,
  ) {}

  list(bearer: Bearer, query: RequestFields<'limit' | 'offset'>) {
    return this.sessions.authorize(bearer, (caller) => {
      const { page, hasMore } = pageOf(keysOf(caller.database, caller.account.id), query);
      const keyIds = page.map(({ id }) => id);
      const uses = this.lastUses(caller, keyIds);
      return {
        item: {
          apiKeys: page.map((row) => ({
            ...masked(row, uses.get(row.id) ?? null),
            ...this.expiryOf(caller, row),
            ...(this.offers('api-key-labels') && { labels: labelsOf(row) }),
          })),
          hasMore,
        },
      };
    });
  }

  create(bearer: Bearer, fields: RequestFields<'name' | 'limits' | 'labels'>) {
    return this.sessions.change(bearer, 'setup', ({ account: { id: accountId }, person, database, now }) => {
      const name = checkedName(textField(fields, 'name'));
      const limits =
        this.offers('api-key-limits') && fields.limits ? checkedLimits(recordField(fields, 'limits'), now) : null;
      const labelsJson = this.offers('api-key-labels') && fields.labels ? checkedLabels(fields) : null;
      const id = nextHex(database, 'api-key-id', 24);
      const key = nextHex(database, 'api-key', 32);
      const createdTimestamp = Math.floor(now / 1000);
      database.apiKeys.insert({ id, accountId, name, key, active: true, createdTimestamp, labelsJson });
      if (limits) saveLimits(database, id, limits, now);
      markDone(database, accountId, 'apiKey');
      recordAction(database, person, { at: now, action: 'api-key-created', target: { type: 'api-key', id, name } });
      return { item: { key } };
    });
  }

  private expiryOf({ database, now }: Caller, { id }: ApiKeyRow) {
    if (!this.offers('api-key-limits')) return {};
    const expiresAt = limitsAt(limitChanges(database, id), now)?.expiresAt ?? null;
    return { expiresTimestamp: expiresAt === null ? null : Math.floor(expiresAt / 1000) };
  }

  setActive(bearer: Bearer, id: string, fields: RequestFields<'status'>) {
    return this.sessions.change(bearer, 'setup', ({ account, person, database, now }) => {
      const active = flagField(fields, 'status');
      const key = keyOf(database, account.id, id);
      switchKey(database, key, { active, now });
      database.apiKeys.update({ id }, { active });
      const action = active ? 'api-key-activated' : 'api-key-deactivated';
      if (key.active !== active) recordAction(database, person, { at: now, action, target: targetOf(key) });
      return { item: { active } };
    });
  }

  setLabels(bearer: Bearer, id: string, fields: RequestFields<'labels'>) {
    return this.sessions.change(bearer, 'setup', ({ account, person, database, now }) => {
      const key = keyOf(database, account.id, id);
      const labelsJson = checkedLabels(fields);
      database.apiKeys.update({ id }, { labelsJson });
      recordAction(database, person, { at: now, action: 'api-key-labels-changed', target: targetOf(key) });
      return { item: { labels: labelsOf({ labelsJson }) } };
    });
  }

  /** The row stays for the requests that were made with it. */
  remove(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'setup', ({ account, person, database, now }) => {
      const key = keyOf(database, account.id, id);
      switchKey(database, key, { active: false, now });
      database.apiKeys.update({ id }, { active: false, deletedTimestamp: Math.floor(now / 1000) });
      recordAction(database, person, { at: now, action: 'api-key-deleted', target: targetOf(key) });
      return {};
    });
  }

  reveal(bearer: Bearer, id: string) {
    return this.sessions.authorize(bearer, ({ account, database }) => {
      return { item: { key: keyOf(database, account.id, id).key } };
    });
  }

  versions(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ account, database }) => {
      const versions = database.apiVersions.where();
      return { items: versions.map((version) => ({ ...version, isDefault: version.id === account.apiVersionId })) };
    });
  }

  chooseVersion(bearer: Bearer, fields: RequestFields<'apiVersionId'>) {
    return this.sessions.change(bearer, 'setup', ({ account: { id }, database }) => {
      const apiVersionId = textField(fields, 'apiVersionId');
      if (!database.apiVersions.find({ id: apiVersionId })) throw notFound('API version');
      database.accounts.update({ id }, { apiVersionId });
      return { item: { success: true } };
    });
  }
}

/** Newest first. */
export function keysOf(database: Database, accountId: string): readonly ApiKeyRow[] {
  return pastKeysOf(database, accountId).filter(isListed);
}

export function pastKeysOf(database: Database, accountId: string): readonly ApiKeyRow[] {
  return database.apiKeys.where({ accountId }).toReversed();
}

export function findKey(database: Database, accountId: string, id: string): ApiKeyRow | undefined {
  const row = database.apiKeys.find({ id, accountId });
  return row && isListed(row) ? row : undefined;
}

function isListed({ deletedTimestamp }: ApiKeyRow): boolean {
  return deletedTimestamp === null;
}

/** The log has no more requests with a key from the moment it is switched off. */
function switchKey(database: Database, key: ApiKeyRow, { active, now }: { active: boolean; now: number }): void {
  if (key.active === active) return;
  const id = database.keySwitches.where().length + 1;
  database.keySwitches.insert({ id, keyId: key.id, at: now, active });
}

function targetOf({ id, name }: ApiKeyRow) {
  return { type: 'api-key', id, name } as const;
}

export function maskedKey(key: string): string {
  return `${key.slice(0, 8)}…${key.slice(-4)}`;
}

function checkedName(sent: string): string {
  const name = sent.trim();
  if (name === '') throw invalid('invalid_name', 'The name must not be blank.');
  // Characters, not UTF-16 units.
  if ([...name].length > NAME_MAX) throw invalid('invalid_name', `The name has more than ${NAME_MAX} characters.`);
  return name;
}

function keyOf(database: Database, accountId: string, id: string): ApiKeyRow {
  const row = findKey(database, accountId, id);
  if (!row) throw notFound('API key');
  return row;
}

/** Only `reveal` returns the secret. */
function masked({ id, name, key, active, createdTimestamp }: ApiKeyRow, lastUse: number | null) {
  const lastUsedTimestamp = lastUse === null ? null : Math.floor(lastUse / 1000);
  return { id, name, key: maskedKey(key), active, createdTimestamp, lastUsedTimestamp };
}
