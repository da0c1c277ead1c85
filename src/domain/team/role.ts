export type RoleId = string & { readonly brand: 'RoleId' };

export interface Role {
  readonly id: RoleId;
  readonly name: string;
}

interface HasRoles {
  readonly roleIds: readonly RoleId[];
}

const OWNER = 'owner';

/** By its name in any case, or by its id: the specification says only that the role exists (§3). */
function isOwnerRole({ id, name }: Role): boolean {
  return [id, name].some((word) => word.trim().toLowerCase() === OWNER);
}

/** What an invitation may give: everything but the ownership (§6). */
export function assignableRoles(roles: readonly Role[]): readonly Role[] {
  return roles.filter((role) => !isOwnerRole(role));
}

/** In the order of the member's roles; an id that the list does not know is shown as it is. */
export function roleNames({ roleIds }: HasRoles, roles: readonly Role[]): readonly string[] {
  return roleIds.map((id) => roles.find((role) => role.id === id)?.name ?? id);
}

/** The owner cannot be deleted (wire notes). Without the list of roles only an id that says so tells. */
export function isOwner({ roleIds }: HasRoles, roles: readonly Role[]): boolean {
  return roleIds.some((id) => isOwnerRole(roles.find((role) => role.id === id) ?? { id, name: '' }));
}
