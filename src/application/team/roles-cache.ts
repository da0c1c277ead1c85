import { array, custom, type GenericSchema, literal, object, optional, string } from 'valibot';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import { CachedResource } from '#src/application/async/cached-resource.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { TeamGateway } from './team-gateway.ts';

export const ROLES_SECONDS = 3600;
export const ROLES_KEY = 'gatehouse.roles';

/** Stored with its session, because another customer may have other roles. */
export interface CachedRoles {
  readonly session: string;
  readonly roles: readonly Role[];
}

const roleId = custom<RoleId>((raw) => typeof raw === 'string');

export type RolesCache = CachedResource<CachedRoles>;

export function createRolesCache(
  gateway: TeamGateway,
  session: string,
  storage: KeyValueStorage,
  clock: Clock,
): RolesCache {
  return new CachedResource<CachedRoles>(
    {
      key: ROLES_KEY,
      lifetimeSeconds: ROLES_SECONDS,
      fetchValue: async (signal) => {
        const result = await gateway.roles(signal);
        return result.ok ? { ok: true, value: { session, roles: result.value } } : result;
      },
      schema: cachedRoles(session),
    },
    storage,
    clock,
  );
}

function cachedRoles(session: string): GenericSchema<unknown, CachedRoles> {
  return object({
    session: literal(session),
    roles: array(object({ id: roleId, name: string(), description: optional(string()) })),
  });
}
