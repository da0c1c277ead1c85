export type RoleId = string & { readonly brand: 'RoleId' };

export interface Role {
  readonly id: RoleId;
  readonly name: string;
}

interface HasRoles {
  readonly roleIds: readonly RoleId[];
}

const OWNER = 'owner';

/** The provider marks the role by name or by id. */
function isOwnerRole({ id, name }: Role): boolean {
  return [id, name].some((word) => word.trim().toLowerCase() === OWNER);
}

export function assignableRoles(roles: readonly Role[]): readonly Role[] {
  return roles.filter((role) => !isOwnerRole(role));
}

/** In the order of the member's roles; an unknown id is shown verbatim. */
export function roleNames({ roleIds }: HasRoles, roles: readonly Role[]): readonly string[] {
  return roleIds.map((id) => roles.find((role) => role.id === id)?.name ?? id);
}

/** The owner cannot be deleted. Without the list of roles, the role id decides. */
export function isOwner({ roleIds }: HasRoles, roles: readonly Role[]): boolean {
  return roleIds.some((id) => isOwnerRole(roles.find((role) => role.id === id) ?? { id, name: '' }));
}
