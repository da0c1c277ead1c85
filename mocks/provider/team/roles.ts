import { invalid } from '#mocks/provider/shared/provider-error.ts';

export interface Role {
  readonly id: string;
  readonly name: string;
}

export const OWNER_ROLE = 'role-owner';
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
