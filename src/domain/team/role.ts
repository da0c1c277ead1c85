export type RoleId = string & { readonly brand: 'RoleId' };

export interface Role {
  readonly id: RoleId;
  readonly name: string;
  /** What its members may do, in the provider's words. */
  readonly description?: string | undefined;
}

interface HasRoles {
  readonly roleIds: readonly RoleId[];
}

const OWNER = 'owner';

/** The provider marks the role by name or by id. */
export function isOwnerRole({ id, name }: Readonly<Record<'id' | 'name', string>>): boolean {
  return [id, name].some((word) => word.trim().toLowerCase() === OWNER);
}

export function assignableRoles(roles: readonly Role[]): readonly Role[] {
  return roles.filter((role) => !isOwnerRole(role));
}

/** '… name: what it may do; next name: …' of a setting, by name or id in any case. */
export function parseRoleDescriptions(setting: string): ReadonlyMap<string, string> {
  const entries = setting.split(';').map((entry) => {
    const [name = '', ...description] = entry.split(':');
    return [name.trim().toLowerCase(), description.join(':').trim()] as const;
  });
  return new Map(entries.filter(([name, description]) => name !== '' && description !== ''));
}

/** The provider's own description, else the deployment's; null if there is neither. */
export function roleDescription(role: Role, ofDeployment: ReadonlyMap<string, string>): string | null {
  const own = role.description?.trim();
  return own || (ofDeployment.get(role.name.toLowerCase()) ?? ofDeployment.get(role.id.toLowerCase()) ?? null);
}

/** In the order of the member's roles; an unknown id is shown verbatim. */
export function roleNames({ roleIds }: HasRoles, roles: readonly Role[]): readonly string[] {
  return roleIds.map((id) => roles.find((role) => role.id === id)?.name ?? id);
}

/** The owner cannot be deleted. Without the list of roles, the role id decides. */
export function isOwner({ roleIds }: HasRoles, roles: readonly Role[]): boolean {
  return roleIds.some((id) => isOwnerRole(roles.find((role) => role.id === id) ?? { id, name: '' }));
}
