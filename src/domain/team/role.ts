import { type OwnText, textIn } from '#src/domain/shared/own-text.ts';
import type { Language } from '#src/domain/shared/language.ts';

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

/** What a role may do, in the words of the deployment. The role is its name or id, in any case. */
export interface RoleDescription {
  readonly role: string;
  readonly text: OwnText;
}

/** The provider's own description, else the deployment's; null if there is neither. */
export function roleDescription(
  role: Role,
  ofDeployment: readonly RoleDescription[],
  language: Language,
): string | null {
  const own = role.description?.trim();
  if (own) return own;
  const names = [role.name, role.id].map((name) => name.toLowerCase());
  const found = names.flatMap((name) => ofDeployment.find((known) => known.role.toLowerCase() === name) ?? []);
  return found[0] ? textIn(found[0].text, language) : null;
}

/** In the order of the member's roles; an unknown id is shown verbatim. */
export function roleNames({ roleIds }: HasRoles, roles: readonly Role[]): readonly string[] {
  return roleIds.map((id) => roles.find((role) => role.id === id)?.name ?? id);
}

/** Those of a member that the provider no longer lists, as they cannot be assigned again. */
export function goneRoles({ roleIds }: HasRoles, roles: readonly Role[]): readonly RoleId[] {
  return roleIds.filter((id) => roles.every((role) => role.id !== id));
}

/** The owner cannot be deleted. Without the list of roles, the role id decides. */
export function isOwner({ roleIds }: HasRoles, roles: readonly Role[]): boolean {
  return roleIds.some((id) => isOwnerRole(roles.find((role) => role.id === id) ?? { id, name: '' }));
}
