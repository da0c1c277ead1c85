import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { ROLES_KEY, teamStore } from '#src/application/team/team-store.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { ok } from '#src/domain/shared/result.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';

const ADMIN: Role = { id: 'role-admin' as RoleId, name: 'Admin' };
const open: TestApp[] = [];
afterEach(() => {
  for (const app of open.splice(0)) app.close();
});

/** A console on a device that outlives it; answers how often the roles were asked for. */
async function openTeam(
  { storage, clock }: { storage: MemoryStorage; clock: ManualClock },
  roles?: TeamGateway['roles'],
  scenario: 'active-customer' | 'free-plan' = 'active-customer',
) {
  let requestCount = 0;
  const countedRoles: TeamGateway['roles'] = (signal) => {
    requestCount += 1;
    return roles?.(signal) ?? Promise.resolve(ok([ADMIN]));
  };
  const isSignedIn = storage.get('gatehouse.session') !== null;
  const app = new TestApp({
    ...{ storage, clock, scenario },
    overrideGateways: { team: { roles: countedRoles } },
    // The session that the device holds goes on; TestConsole would begin another one.
    ...(isSignedIn && { provider: open[0]!.provider }),
  });
  open.push(app);
  const team = (await app.account()).get(teamStore);
  const stop = team.start();
  await flush();
  return { console: app, team, stop, requestCount: () => requestCount };
}

const device = () => ({ storage: new MemoryStorage(), clock: new ManualClock() });

describe('the roles', () => {
  it('are requested once in 3600 s', async () => {
    const here = device();
    const { team, requestCount } = await openTeam(here);
    expect([team.roles, requestCount()]).toEqual([[ADMIN], 1]);
    here.clock.advance(3_599_999);
    team.start();
    await flush();
    expect(requestCount()).toBe(1);
    here.clock.advance(1);
    team.start();
    await flush();
    expect(requestCount()).toBe(2);
  });

  it('are forgotten with the session, on the device too', async () => {
    const here = device();
    const { console: app } = await openTeam(here);
    expect(here.storage.get(ROLES_KEY)).toContain('"cacheExpirationInSeconds":3600');
    app.session.logOut();
    await flush();
    expect(here.storage.get(ROLES_KEY)).toBeNull();
  });

  it('that arrive after the log-out are not stored', async () => {
    const calls = new DeferredCalls<undefined, readonly Role[]>();
    const here = device();
    const { console: app, team } = await openTeam(here, (signal) => calls.send(undefined, signal));
    expect(team.areRolesLoading).toBe(true);
    app.session.logOut();
    await calls.resolve(0, [ADMIN]);
    expect(here.storage.get(ROLES_KEY)).toBeNull();
  });
});
