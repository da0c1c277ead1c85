import { array, custom, type GenericSchema, object, optional, string } from 'valibot';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import { CachedResource } from '#src/application/async/cached-resource.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { TeamGateway } from './team-gateway.ts';

export const ROLES_SECONDS = 3600;
export const ROLES_KEY = 'gatehouse.roles';

const roleId = custom<RoleId>((raw) => typeof raw === 'string');
const cachedRoles: GenericSchema<unknown, readonly Role[]> = array(
  object({ id: roleId, name: string(), description: optional(string()) }),
);

export type RolesCache = CachedResource<readonly Role[]>;

/** `storage` is the session's own, because another customer may have other roles. */
export function createRolesCache(gateway: TeamGateway, storage: KeyValueStorage, clock: Clock): RolesCache {
  return new CachedResource<readonly Role[]>(
    {
      key: ROLES_KEY,
      lifetimeSeconds: ROLES_SECONDS,
      fetchValue: (signal) => gateway.roles(signal),
      schema: cachedRoles,
    },
    storage,
    clock,
  );
}
