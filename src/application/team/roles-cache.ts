import type { Role } from '#src/domain/team/role.ts';
import { CachedResource } from '#src/application/async/cached-resource.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { TeamGateway } from './team-gateway.ts';

/** §9. */
export const ROLES_SECONDS = 3600;
export const ROLES_KEY = 'gatehouse.roles';

/** As the device keeps them: with the session that asked, because another customer may have other roles. */
export interface KeptRoles {
  readonly session: string;
  readonly roles: readonly Role[];
}

export type RolesCache = CachedResource<KeptRoles>;

export function createRolesCache(
  gateway: TeamGateway,
  session: string,
  storage: KeyValueStorage,
  clock: Clock,
): RolesCache {
  return new CachedResource<KeptRoles>(
    {
      key: ROLES_KEY,
      lifetimeSeconds: ROLES_SECONDS,
      fetchValue: async (signal) => {
        const reply = await gateway.roles(signal);
        return reply.ok ? { ok: true, value: { session, roles: reply.value } } : reply;
      },
      parse: (raw) => keptRoles(raw, session),
    },
    storage,
    clock,
  );
}

/** What a device kept may be of an older release, or of somebody else: it counts as nothing then. */
function keptRoles(raw: unknown, session: string): KeptRoles | undefined {
  if (!isRecord(raw) || raw.session !== session || !Array.isArray(raw.roles)) return undefined;
  return raw.roles.every(isRole) ? { session, roles: raw.roles } : undefined;
}

function isRole(raw: unknown): raw is Role {
  return isRecord(raw) && typeof raw.id === 'string' && typeof raw.name === 'string';
}

function isRecord(raw: unknown): raw is Readonly<Record<string, unknown>> {
  return typeof raw === 'object' && raw !== null;
}
