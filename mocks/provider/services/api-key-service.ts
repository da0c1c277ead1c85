import type { Answer, Item, Items } from '#mocks/provider/answer.ts';
import { apiVersions } from '#mocks/provider/api-versions.ts';
import { type Database, nextHex } from '#mocks/provider/database.ts';
import { markDone } from '#mocks/provider/done-steps.ts';
import { type Posted, postedCount, postedFlag, postedText } from '#mocks/provider/posted.ts';
import { invalid, notFound } from '#mocks/provider/provider-error.ts';
import type { Records } from '#mocks/provider/records.ts';
import type { ApiKeyRow } from '#mocks/provider/rows.ts';
import type { Bearer, Sessions } from '#mocks/provider/sessions.ts';

export interface ApiKeyItem {
  readonly id: string;
  readonly name: string;
  /** Masked; the secret comes from reveal only. */
  readonly key: string;
  readonly active: boolean;
  readonly createdTimestamp: number;
}

export interface ApiKeyListItem {
  readonly apiKeys: readonly ApiKeyItem[];
  readonly hasMore: boolean;
}

export interface ApiVersionItem {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
}

const NAME_MAX = 50;
const LIMIT = 10;
const LIMIT_MAX = 100;

export class ApiKeyService {
  constructor(
    private readonly records: Records,
    private readonly sessions: Sessions,
    private readonly seed: string,
    private readonly now: () => number,
  ) {}

  list(bearer: Bearer, query: Posted<'limit' | 'offset'>): Answer<Item<ApiKeyListItem>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const limit = Math.min(postedCount(query, 'limit', LIMIT), LIMIT_MAX);
      const offset = postedCount(query, 'offset', 0);
      const mine = this.records.read().apiKeys.filter(({ accountId }) => accountId === workspace.id);
      const apiKeys = mine.slice(offset, offset + limit).map(masked);
      return { item: { apiKeys, hasMore: offset + limit < mine.length } };
    });
  }

  create(bearer: Bearer, posted: Posted<'name'>): Answer<Item<{ readonly key: string }>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const name = checkedName(postedText(posted, 'name'));
      return this.records.change((database) => {
        const id = nextHex(database, this.seed, 'api-key-id', 24);
        const key = nextHex(database, this.seed, 'api-key', 32);
        const createdTimestamp = Math.floor(this.now() / 1000);
        database.apiKeys.unshift({
          id,
          accountId: workspace.id,
          name,
          key,
          active: true,
          createdTimestamp,
          quietSince: null,
        });
        markDone(database, workspace.id, 'apiKey');
        return { item: { key } };
      });
    });
  }

  setActive(bearer: Bearer, id: string, posted: Posted<'status'>): Answer<Item<{ readonly active: boolean }>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      const active = postedFlag(posted, 'status');
      return this.records.change((database) => {
        const row = keyOf(database, workspace.id, id);
        if (row.active !== active) database.keySwitches.push({ keyId: id, at: this.now(), active });
        row.active = active;
        return { item: { active } };
      });
    });
  }

  reveal(bearer: Bearer, id: string): Answer<Item<{ readonly key: string }>> {
    return this.sessions.answer(bearer, (_, workspace) => {
      return { item: { key: keyOf(this.records.read(), workspace.id, id).key } };
    });
  }

  versions(bearer: Bearer): Answer<Items<ApiVersionItem>> {
    return this.sessions.answer(bearer, (_, { apiVersionId }) => {
      return { items: apiVersions.map((version) => ({ ...version, isDefault: version.id === apiVersionId })) };
    });
  }

  chooseVersion(bearer: Bearer, posted: Posted<'apiVersionId'>): Answer<Item<{ readonly success: boolean }>> {
    return this.sessions.answer(bearer, (_, { id: accountId }) => {
      const wanted = postedText(posted, 'apiVersionId');
      if (!apiVersions.some(({ id }) => id === wanted)) throw notFound('API version');
      return this.records.change((database) => {
        for (const account of database.accounts) if (account.id === accountId) account.apiVersionId = wanted;
        return { item: { success: true } };
      });
    });
  }
}

function checkedName(sent: string): string {
  const name = sent.trim();
  if (name === '') throw invalid('invalid_name', 'The name must not be blank.');
  // Characters, not UTF-16 units.
  if ([...name].length > NAME_MAX) throw invalid('invalid_name', `The name has more than ${NAME_MAX} characters.`);
  return name;
}

function keyOf(database: Readonly<Database>, accountId: string, id: string): ApiKeyRow {
  const row = database.apiKeys.find((key) => key.id === id && key.accountId === accountId);
  if (!row) throw notFound('API key');
  return row;
}

function masked({ id, name, key, active, createdTimestamp }: ApiKeyRow): ApiKeyItem {
  return { id, name, key: `${key.slice(0, 8)}…${key.slice(-4)}`, active, createdTimestamp };
}
