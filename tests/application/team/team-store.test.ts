import { describe, expect, it } from 'vitest';
import { deleteMember } from '#src/application/team/delete-member.ts';
import { teamMessages } from '#src/application/i18n/en/team.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { unexpected, rejected } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { Team, TeamMember } from '#src/domain/team/team-member.ts';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { flush } from '#tests/support/gate.ts';
import { teamOfMany } from '#tests/support/team-members.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { teamStore } from '#src/application/team/team-store.ts';

let app: TestApp;

type Methods = (team: TeamGateway) => Partial<TeamGateway>;

async function open(methods: Methods = () => ({}), scenario: 'active-customer' | 'free-plan' = 'active-customer') {
  app = new TestApp({ scenario, overrideGateways: ({ team }) => ({ team: methods(team) }) });
  app.stores.addMessages(teamMessages);
  const account = await app.account();
  const team = account.get(teamStore);
  const stop = team.start();
  await flush();
  return { account, team, stop };
}

const names = (members: readonly TeamMember[]) => members.map(({ email }) => email.split('@')[0]);

describe('the team', () => {
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
    }));
    await calls.resolve(0, teamOfMany(11));
    team.showPage(2);
    void team.reloadWithout(team.shown[0]!.id);
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
  const deletion = async (methods?: Parameters<typeof open>[0]) => {
    const { team, account } = await open(methods);
    const martin = team.shown[1]!;
    return { team, martin, change: account.get(deleteMember)(martin) };
  };

  it('preserves the list right when it cannot be read again', async () => {
    let reads = 0;
    const { team, change } = await deletion((real) => ({
      members: (signal) => ((reads += 1) === 1 ? real.members(signal) : Promise.resolve(fail(unexpected(500)))),
    }));
    await change.submit();
    expect([change.isDone, team.team.state.kind, names(team.shown)]).toEqual([
      true,
      'failed',
      ['elena', 'priya.nair', 'finance'],
    ]);
  });

  it('reads nothing more when the session was over', async () => {
    let reads = 0;
    const { change } = await deletion((real) => ({
      remove: () => Promise.resolve(fail(rejected(401, 'unauthorized', 'Log in again.'))),
      members: (signal) => {
        reads += 1;
        return real.members(signal);
      },
    }));
    await change.submit();
    await flush();
    expect([change.isDone, reads, app.toasts]).toEqual([false, 1, []]);
  });
});
