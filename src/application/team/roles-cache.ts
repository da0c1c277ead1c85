import type { Role } from '#src/domain/team/role.ts';
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
      parse: (raw) => parseCachedRoles(raw, session),
    },
    storage,
    clock,
  );
}

/** Discards the data of an older release or another session. */
function parseCachedRoles(raw: unknown, session: string): CachedRoles | undefined {
  if (!isRecord(raw) || raw.session !== session || !Array.isArray(raw.roles)) return undefined;
  return raw.roles.every(isRole) ? { session, roles: raw.roles } : undefined;
}

function isRole(raw: unknown): raw is Role {
  return isRecord(raw) && typeof raw.id === 'string' && typeof raw.name === 'string';
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
