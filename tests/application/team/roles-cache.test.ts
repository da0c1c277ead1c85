import { afterEach, describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { ROLES_KEY } from '#src/application/team/roles-cache.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { ok } from '#src/domain/shared/result.ts';
import type { Role, RoleId } from '#src/domain/team/role.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

const ADMIN: Role = { id: 'role-admin' as RoleId, name: 'Admin' };
const open: TestConsole[] = [];
afterEach(() => {
  for (const console of open.splice(0)) console.close();
});

/** A console on a device that outlives it; answers how often the roles were asked for. */
async function visit(
  { storage, clock }: { storage: MemoryStorage; clock: ManualClock },
  roles?: TeamGateway['roles'],
  scenario: 'active-customer' | 'free-plan' = 'active-customer',
) {
  let asked = 0;
  const answer: TeamGateway['roles'] = (signal) => {
    asked += 1;
    return roles?.(signal) ?? Promise.resolve(ok([ADMIN]));
  };
  const isSignedIn = storage.get('gatehouse.session') !== null;
  const console = new TestConsole({
    ...{ storage, clock, scenario },
    change: ({ team }) => ({ team: changed(team, { roles: answer }) }),
    // The session that the device holds goes on; TestConsole would begin another one.
    ...(isSignedIn && { provider: open[0]!.provider }),
  });
  open.push(console);
  const { team } = await console.account();
  const stop = team.start();
  await flush();
  return { console, team, stop, asked: () => asked };
}

const device = () => ({ storage: new MemoryStorage(), clock: new ManualClock() });

describe('the roles', () => {
  it('are asked for once in 3600 s', async () => {
    const here = device();
    const { team, asked } = await visit(here);
    expect([team.roles, asked()]).toEqual([[ADMIN], 1]);
    here.clock.advance(3_599_999);
    team.start();
    await flush();
    expect(asked()).toBe(1);
    here.clock.advance(1);
    team.start();
    await flush();
    expect(asked()).toBe(2);
  });

  it('are known again after a reload, without a call', async () => {
    const here = device();
    await visit(here);
    const { team, asked } = await visit(here);
    expect([team.roles, asked()]).toEqual([[ADMIN], 0]);
  });

  it('are forgotten with the session, on the device too', async () => {
    const here = device();
    const { console } = await visit(here);
    expect(here.storage.get(ROLES_KEY)).toContain('"cacheExpirationInSeconds":3600');
    console.session.logOut();
    await flush();
    expect(here.storage.get(ROLES_KEY)).toBeNull();
  });

  it('of another session count for nothing, should they have stayed', async () => {
    const here = device();
    await visit(here);
    const kept = here.storage.get(ROLES_KEY)!.replace('session-1', 'somebody-else');
    here.storage.set(ROLES_KEY, kept);
    const { asked } = await visit(here);
    expect(asked()).toBe(1);
  });

  it.each(['{', '7', '{"value":{"session":"session-1","roles":[{"id":7}]}}', '{"value":{"session":"session-1"}}'])(
    'are asked for where %s was kept',
    async (kept) => {
      const here = device();
      here.storage.set(ROLES_KEY, kept);
      const { team, asked } = await visit(here);
      expect([team.roles, asked()]).toEqual([[ADMIN], 1]);
    },
  );

  it('that arrive after the log-out are not kept', async () => {
    const calls = new Calls<undefined, readonly Role[]>();
    const here = device();
    const { console, team } = await visit(here, (signal) => calls.send(undefined, signal));
    expect(team.areRolesComing).toBe(true);
    console.session.logOut();
    await calls.answer(0, [ADMIN]);
    expect(here.storage.get(ROLES_KEY)).toBeNull();
  });
});
