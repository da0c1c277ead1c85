import { afterEach, describe, expect, it } from 'vitest';
import { teamTexts } from '#src/application/i18n/en/team.ts';
import type { TeamGateway } from '#src/application/team/team-gateway.ts';
import { unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import type { Team, TeamMember } from '#src/domain/team/team-member.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { teamOfMany } from '#tests/support/team-members.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

type Methods = (team: TeamGateway) => Partial<TeamGateway>;

async function open(methods: Methods = () => ({}), scenario: 'active-customer' | 'free-plan' = 'active-customer') {
  console = new TestConsole({ scenario, change: ({ team }) => ({ team: changed(team, methods(team)) }) });
  console.stores.addTexts(teamTexts);
  const { team } = await console.account();
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
      { taken: 4, limit: 10 },
      false,
      false,
      1,
    ]);
  });

  it('has no free seat on the free plan', async () => {
    const { team } = await open(undefined, 'free-plan');
    expect([team.seats, team.areSeatsFull]).toEqual([{ taken: 1, limit: 1 }, true]);
  });

  it('refuses nobody while the limit or the list is not known', async () => {
    const { team } = await open(() => ({ members: () => Promise.resolve(fail(unexpected(503))) }), 'free-plan');
    expect([team.seats, team.areSeatsFull, console.toasts.length]).toEqual([null, false, 1]);
  });

  it('asks for the limit again with every visit, because the plan may be another one', async () => {
    const { team, stop } = await open();
    const limits: (number | null | undefined)[] = [];
    stop();
    const account = await console.account();
    account.profile.profile.replace({ ...account.profile.profile.value!, teamMembersLimit: 4 });
    limits.push(team.seats?.limit);
    team.start();
    await flush();
    limits.push(team.seats?.limit);
    expect(limits).toEqual([4, 10]);
  });

  it('reads itself again when the person comes back, and says nothing where that fails', async () => {
    let calls = 0;
    const { stop } = await open((team) => ({
      members: (signal) => {
        calls += 1;
        return calls === 1 ? team.members(signal) : Promise.resolve(fail(unreachable()));
      },
    }));
    console.returnToPage();
    await flush();
    expect([calls, console.toasts]).toEqual([2, []]);
    stop();
    console.returnToPage();
    expect(calls).toBe(2);
  });

  it('follows a member who was deleted in another tab', async () => {
    const { team } = await open();
    const { token } = console.session.current()!;
    const [, martin] = team.shown;
    console.provider.team.remove(token, martin!.id, { email: martin!.email });
    console.returnToPage();
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
    const calls = new Calls<undefined, Team>();
    const { team } = await open(() => ({
      members: (signal) => calls.send(undefined, signal),
      remove: () => Promise.resolve(ok(undefined)),
    }));
    await calls.answer(0, teamOfMany(11));
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
