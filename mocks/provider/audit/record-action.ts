import type { AuditAction } from '#src/domain/logs/audit-action.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { PersonRow } from '#mocks/provider/db/models.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';

/** Where everybody calls from in the simulation; the address is one for documentation. */
export const HERE = { ipAddress: '203.0.113.24', location: 'Sofia, Bulgaria' };

const MOST_STORED = 500;

interface Target {
  readonly type:
    | 'api-key'
    | 'callback-domain'
    | 'callback-subscription'
    | 'member'
    | 'plan'
    | 'access-token'
    | 'notification-channel'
    | 'passkey';
  readonly id: string;
  readonly name: string;
}

export interface Action {
  /** In milliseconds. */
  readonly at: number;
  readonly action: AuditAction;
  readonly target?: Target;
}

/** Adds an entry to the audit log of the account. Its name stays as it was, whatever becomes of what it names. */
export function recordAction(
  { auditEntries, seed }: Database,
  { accountId, email }: PersonRow,
  { at, action, target }: Action,
): void {
  const [oldest, ...others] = auditEntries.where();
  const n = ((others.at(-1) ?? oldest)?.n ?? 0) + 1;
  if (oldest && others.length >= MOST_STORED) auditEntries.remove({ n: oldest.n });
  auditEntries.insert({
    ...{ n, id: seededHex(`${seed}|audit-entry|${n}`, 16), accountId, at, action, email, ...HERE },
    ...{ targetType: target?.type ?? null, targetId: target?.id ?? null, targetName: target?.name ?? null },
  });
}
