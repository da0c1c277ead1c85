import type { Bearer, Caller, Sessions } from '#mocks/provider/auth/sessions.ts';
import { findKey } from '#mocks/provider/api-keys/api-key-service.ts';
import type { AuditEntryRow } from '#mocks/provider/db/models.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import {
  boundsFields,
  isWithin,
  limitField,
  optionalTextField,
  type RequestFields,
} from '#mocks/provider/shared/request-fields.ts';
import { teamOf } from '#mocks/provider/team/team-members.ts';
import { pastEntries } from './past-entries.ts';

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
  if (targetType === 'callback-domain')
    return database.callbackDomains.find({ id, accountId: account.id }) !== undefined;
  if (targetType === 'member') return teamOf(database, account.id).some((member) => member.id === id);
  return true;
}
