import type { Database } from '#mocks/provider/db/database.ts';
import type { MemberRow, PersonRow } from '#mocks/provider/db/models.ts';
import { ADMIN_ROLE, DEVELOPER_ROLE } from '#mocks/provider/team/roles.ts';
import { forbidden } from '#mocks/provider/shared/provider-error.ts';

/** `own` concerns the person alone; `setup` is what the customer's software depends on, and what costs credits. */
export type ChangeKind = 'own' | 'setup' | 'team';

/** The roles that may change what, beside the owner. Everyone may read everything. */
const ALLOWED: Readonly<Record<Exclude<ChangeKind, 'own'>, readonly string[]>> = {
  setup: [ADMIN_ROLE, DEVELOPER_ROLE],
  team: [ADMIN_ROLE],
};

/** Throws a 403 for a role that does not allow the change. */
export function requirePermission(database: Database, { id, accountId }: PersonRow, kind: ChangeKind): void {
  if (kind === 'own' || id === accountId) return;
  const roleIds: MemberRow['roleIds'] = database.members.find({ id })?.roleIds ?? [];
  if (!roleIds.some((role) => ALLOWED[kind].includes(role))) throw forbidden();
}
