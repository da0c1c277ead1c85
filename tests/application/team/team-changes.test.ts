import { describe, expect, it } from 'vitest';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { rejected, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import type { TeamMember } from '#src/domain/team/team-member.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { person } from '#tests/support/team-members.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;

type Methods = (team: TeamGateway) => Partial<TeamGateway>;

async function open(methods: Methods = () => ({}), scenario: 'active-customer' | 'free-plan' = 'active-customer') {
  app = new TestApp({ scenario, overrideGateways: ({ team }) => ({ team: methods(team) }) });
  app.stores.addMessages(teamMessages);
  const { team } = await app.account();
  const stop = team.start();
  await flush();
  return { team, stop };
}

const names = (members: readonly TeamMember[]) => members.map(({ email }) => email.split('@')[0]);

describe('deleting a member', () => {
  it('takes the row away and reads the list again', async () => {
    let reads = 0;
    const { team } = await open((real) => ({
      members: (signal) => {
        reads += 1;
        return real.members(signal);
      },
    }));
    expect(await team.remove(team.shown[1]!)).toBe(true);
    expect(names(team.shown)).toEqual(['elena', 'priya.nair', 'finance']);
    await flush();
    expect([reads, names(team.shown), team.seats?.used, app.toasts]).toEqual([
      2,
      ['elena', 'priya.nair', 'finance'],
      3,
      [],
    ]);
  });

  it('preserves the list right when it cannot be read again', async () => {
    let reads = 0;
    const { team } = await open((real) => ({
      members: (signal) => ((reads += 1) === 1 ? real.members(signal) : Promise.resolve(fail(unexpected(500)))),
    }));
    await team.remove(team.shown[1]!);
    await flush();
    expect([team.team.state.kind, names(team.shown)]).toEqual(['failed', ['elena', 'priya.nair', 'finance']]);
  });

  it('sends one call for a double click', async () => {
    const calls = new DeferredCalls<Pick<TeamMember, 'id' | 'email'>, void>();
    const { team } = await open(() => ({ remove: (member) => calls.send(member) }));
    const martin = team.shown[1]!;
    const clicks = [team.remove(martin), team.remove(martin)];
    expect(team.isBusy(martin.id)).toBe(true);
    await calls.resolve(0, undefined);
    expect([await Promise.all(clicks), calls.count, team.isBusy(martin.id)]).toEqual([[true, false], 1, false]);
  });

  it('reports a member that another tab has deleted, without a request', async () => {
    const calls = new DeferredCalls<Pick<TeamMember, 'id' | 'email'>, void>();
    const { team } = await open(() => ({ remove: (member) => calls.send(member) }));
    expect([await team.remove(person('ada')), calls.count]).toEqual([true, 0]);
    expect(app.toasts).toEqual(['info: ada@northwall.example had already been removed.']);
  });

  it('takes a second click, after the first has been answered, for nothing', async () => {
    const { team } = await open();
    const martin = team.shown[1]!;
    expect([await team.remove(martin), await team.remove(martin), app.toasts]).toEqual([true, true, []]);
  });

  it('reports it when the member is gone already, and takes the row away', async () => {
    const { team } = await open();
    const martin = team.shown[1]!;
    app.provider.team.remove(app.session.getSession()!.token, martin.id, { email: martin.email });
    expect(await team.remove(martin)).toBe(true);
    expect(app.toasts).toEqual(['info: martin.kolev@northwall.example had already been removed.']);
    expect(names(team.shown)).toEqual(['elena', 'priya.nair', 'finance']);
  });

  it('leaves the member there after a failure, and reads the list again', async () => {
    let reads = 0;
    const { team } = await open((real) => ({
      remove: () => Promise.resolve(fail(rejected(409, 'conflict', 'Somebody was faster.'))),
      members: (signal) => {
        reads += 1;
        return real.members(signal);
      },
    }));
    expect(await team.remove(team.shown[1]!)).toBe(false);
    expect([reads, team.shown.length]).toEqual([2, 4]);
  });

  it('is done when no response arrived but the member is gone', async () => {
    const { team } = await open((real) => ({
      remove: async (member) => {
        await real.remove(member);
        return fail(unreachable());
      },
    }));
    expect(await team.remove(team.shown[1]!)).toBe(true);
    expect([names(team.shown), app.toasts.length]).toEqual([['elena', 'priya.nair', 'finance'], 1]);
  });

  it('reads nothing more when the session was over', async () => {
    let reads = 0;
    const { team } = await open((real) => ({
      remove: () => Promise.resolve(fail(rejected(401, 'unauthorized', 'Log in again.'))),
      members: (signal) => {
        reads += 1;
        return real.members(signal);
      },
    }));
    expect(await team.remove(team.shown[1]!)).toBe(false);
    expect([reads, app.toasts]).toEqual([1, []]);
  });
});
