import { describe, expect, it } from 'vitest';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { unexpected, rejected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { Team, TeamMember } from '#src/domain/team/team-member.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { teamOfMany, person } from '#tests/support/team-members.ts';
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

describe('the team', () => {
  it('shows everybody, with the seats of the plan', async () => {
    const { team } = await open();
    expect(names(team.shown)).toEqual(['elena', 'martin.kolev', 'priya.nair', 'finance']);
    expect([team.seats, team.areSeatsFull, team.isSearchable, team.pageCount]).toEqual([
      { used: 4, limit: 10 },
      false,
      false,
      1,
    ]);
  });

  it('has no free seat on the free plan', async () => {
    const { team } = await open(undefined, 'free-plan');
    expect([team.seats, team.areSeatsFull]).toEqual([{ used: 1, limit: 1 }, true]);
  });

  it('rejects nobody while the limit or the list is not known', async () => {
    const { team } = await open(() => ({ members: () => Promise.resolve(fail(unexpected(503))) }), 'free-plan');
    expect([team.seats, team.areSeatsFull, app.toasts.length]).toEqual([null, false, 0]);
  });

  it('requests the limit again with a visit after 15 seconds, because the plan may be another one', async () => {
    const { team, stop } = await open();
    const limits: (number | null | undefined)[] = [];
    stop();
    const account = await app.account();
    account.profile.profile.replace({ ...account.profile.profile.value!, teamMembersLimit: 4 });
    limits.push(team.seats?.limit);
    for (const milliseconds of [14_999, 1]) {
      app.clock.advance(milliseconds);
      team.start();
      await flush();
      limits.push(team.seats?.limit);
    }
    expect(limits).toEqual([4, 4, 10]);
  });

  it('follows a member who was deleted in another tab', async () => {
    const { team } = await open();
    const { token } = app.session.getSession()!;
    const [, martin] = team.shown;
    app.provider.team.remove(token, martin!.id, { email: martin!.email });
    app.returnToPage();
    await flush();
    expect(names(team.shown)).toEqual(['elena', 'priya.nair', 'finance']);
  });
});

describe('a large team', () => {
  it('is searched and paged here', async () => {
    const { team } = await open(() => ({ members: () => Promise.resolve(ok(teamOfMany(23))) }));
    expect([team.isSearchable, team.pageCount, team.page, team.shown.length]).toEqual([true, 3, 1, 10]);
    team.showPage(3);
    expect(names(team.shown)).toEqual(['p21', 'p22', 'p23']);
    team.setQuery('p2');
    expect([team.page, team.pageCount, names(team.shown)]).toEqual([1, 1, ['p2', 'p20', 'p21', 'p22', 'p23']]);
    team.setQuery('nobody');
    expect([team.shown, team.pageCount, team.isSearchable]).toEqual([[], 1, true]);
  });

  it('shows the page before when the last one is emptied', async () => {
    const calls = new DeferredCalls<undefined, Team>();
    const { team } = await open(() => ({
      members: (signal) => calls.send(undefined, signal),
      remove: () => Promise.resolve(ok(undefined)),
    }));
    await calls.resolve(0, teamOfMany(11));
    team.showPage(2);
    await team.remove(team.shown[0]!);
    expect([team.page, team.shown.length]).toEqual([1, 10]);
  });

  it('starts a visit without the search of the last one', async () => {
    const { team, stop } = await open(() => ({ members: () => Promise.resolve(ok(teamOfMany(23))) }));
    team.setQuery('p2');
    stop();
    team.start();
    expect(team.query).toBe('');
  });
});

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
    expect(app.toasts).toEqual(['info: ada@northwall.example was already removed.']);
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
    expect(app.toasts).toEqual(['info: martin.kolev@northwall.example was already removed.']);
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
