import { maskedKey } from '#mocks/provider/api-keys/api-key-service.ts';
import { checkedLimits } from '#mocks/provider/api-keys/key-limits.ts';
import { recordAction } from '#mocks/provider/audit/record-action.ts';
import type { Bearer, Sessions } from '#mocks/provider/auth/sessions.ts';
import { nextHex } from '#mocks/provider/db/database.ts';
import { type RequestFields, textField, textListField } from '#mocks/provider/shared/request-fields.ts';
import { invalidField, notFound } from '#mocks/provider/shared/service-result.ts';

const SCOPES = [
  { id: 'usage:read', name: 'Read usage', description: 'Credits, costs and the request log.' },
  { id: 'keys:read', name: 'Read API keys', description: 'Names, limits and last use, never the key itself.' },
  { id: 'keys:write', name: 'Manage API keys', description: 'Create, limit, deactivate and delete keys.' },
  { id: 'callbacks:write', name: 'Manage callbacks', description: 'Domains, signing and redelivery.' },
  { id: 'billing:read', name: 'Read billing', description: 'The plan and the invoices.' },
] as const;

const CODE = 'invalid_access_token';
const NAME_MAX = 50;

type TokenFields = RequestFields<'name' | 'scopes' | 'expiresTimestamp' | 'ipRanges'>;

export class AccessTokenService {
  constructor(private readonly sessions: Sessions) {}

  list(bearer: Bearer) {
    return this.sessions.authorize(bearer, ({ database, person }) => ({
      items: database.accessTokens
        .where({ personId: person.id })
        .toReversed()
        .map(({ personId: _, ...item }) => item),
      scopes: SCOPES,
    }));
  }

  /** Only its mask is stored. */
  create(bearer: Bearer, fields: TokenFields) {
    return this.sessions.change(bearer, 'own', ({ database, person, now }) => {
      const name = textField(fields, 'name').trim();
      if (name === '' || [...name].length > NAME_MAX)
        throw invalidField(CODE, 'name', 'name must have 1 to 50 characters.');
      const scopes = [...textListField(fields, 'scopes')];
      if (scopes.length === 0 || !scopes.every((id) => SCOPES.some((scope) => scope.id === id)))
        throw invalidField(CODE, 'scopes', 'scopes must have one of those that are listed, and no other.');
      const { expiresTimestamp, ipRanges: ranges } = fields;
      const { expiresAt, ipRanges } = checkedLimits({ expiresTimestamp, ipRanges: ranges }, now);
      const id = nextHex(database, 'access-token-id', 24);
      const token = `ghat_${nextHex(database, 'access-token', 40)}`;
      database.accessTokens.insert({
        ...{ id, personId: person.id, name, masked: maskedKey(token), scopes, ipRanges: [...ipRanges] },
        expiresTimestamp: expiresAt === null ? null : expiresAt / 1000,
        createdTimestamp: Math.floor(now / 1000),
        lastUsedTimestamp: null,
      });
      const target = { type: 'access-token', id, name } as const;
      recordAction(database, person, { at: now, action: 'access-token-created', target });
      return { item: { token } };
    });
  }

  revoke(bearer: Bearer, id: string) {
    return this.sessions.change(bearer, 'own', ({ database, person, now }) => {
      const row = database.accessTokens.find({ id, personId: person.id });
      if (!row) throw notFound('access token');
      database.accessTokens.remove({ id });
      const target = { type: 'access-token', id, name: row.name } as const;
      recordAction(database, person, { at: now, action: 'access-token-revoked', target });
      return { item: { success: true } };
    });
  }
}
