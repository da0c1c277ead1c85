import type { AccountState } from '#src/domain/shared/account-state.ts';
import type { Database } from '#mocks/provider/db/database.ts';
import type { MemberRow } from '#mocks/provider/db/models.ts';
import { answerOf } from '#mocks/provider/onboarding/stage-answers.ts';
import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';
import { ownerOf } from './owner.ts';

interface Role {
  readonly id: string;
  readonly name: string;
}

const OWNER_ROLE = 'role-owner';
export const ADMIN_ROLE = 'role-admin';
export const DEVELOPER_ROLE = 'role-developer';

export const roles: readonly Role[] = [
  { id: OWNER_ROLE, name: 'Owner' },
  { id: ADMIN_ROLE, name: 'Admin' },
  { id: DEVELOPER_ROLE, name: 'Developer' },
  { id: 'role-billing', name: 'Billing' },
  { id: 'role-viewer', name: 'Viewer' },
];

export function checkedRoles(sent: readonly string[]): string[] {
  if (sent.length === 0) throw invalid('invalid_roles', 'A member needs a role.');
  if (sent.includes(OWNER_ROLE)) throw invalid('invalid_roles', 'The role of the owner cannot be given.');
  if (sent.some((id) => !roles.some((role) => role.id === id))) {
    throw invalid('invalid_roles', 'There is no such role.');
  }
  return roles.map(({ id }) => id).filter((id) => sent.includes(id));
}

export interface MemberItem {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly state: AccountState;
  /** In the list of a provider that says so. */
  readonly lastSeenTimestamp?: number | null;
}

export function teamOf(database: Database, accountId: string): readonly MemberItem[] {
  const { id, email, state } = ownerOf(database, accountId);
  const members = database.members.where({ accountId }).map((row) => memberItem(database, row));
  return [{ id, email, roles: [OWNER_ROLE], state }, ...members];
}

/** A member has the id of their invitation, so that the two stay together when an email changes. */
function memberItem(database: Database, { id, email, roleIds, hasJoined }: MemberRow): MemberItem {
  const person = database.people.find({ id });
  const state = person?.state ?? (hasJoined ? 'dashboard' : 'email-verification');
  return { id, email: person?.email ?? email, roles: [...roleIds], state };
}

export function companyOf(database: Database, accountId: string): string {
  const companyName = answerOf(database, accountId, 'company-data')?.companyName;
  if (companyName) return companyName;
  const { email } = ownerOf(database, accountId);
  const [label = ''] = email.slice(email.indexOf('@') + 1).split('.');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** An id that depends on the email alone, so that a longer team leaves other ids unchanged. */
export function seededMemberId(seed: string, email: string): string {
  return `acc-${seededHex(`${seed}|member|${email}`, 12)}`;
}
