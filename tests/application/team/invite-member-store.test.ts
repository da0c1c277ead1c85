import { afterEach, describe, expect, it } from 'vitest';
import { teamTexts } from '#src/application/i18n/en/team.ts';
import type { Invitation, TeamGateway } from '#src/application/team/team-gateway.ts';
import { CANCELLED, refused, unexpected, unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import { Calls } from '#tests/support/calls.ts';
import { changed } from '#tests/support/changed.ts';
import { flush } from '#tests/support/gates.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
afterEach(() => console.close());

const EMAIL = 'dimitar.angelov@northwall.example';
const DEVELOPER = 'role-developer' as RoleId;
const BILLING = 'role-billing' as RoleId;

async function open(methods: (team: TeamGateway) => Partial<TeamGateway> = () => ({})) {
  console = new TestConsole({
    scenario: 'active-customer',
    change: ({ team }) => ({ team: changed(team, methods(team)) }),
  });
  console.stores.addTexts(teamTexts);
  const account = await console.account();
  account.team.start();
  await flush();
  const store = account.inviteMember();
  await store.form.prepare();
  return { store, team: account.team };
}

async function filled(methods?: (team: TeamGateway) => Partial<TeamGateway>) {
  const opened = await open(methods);
  opened.store.setEmail(EMAIL);
  opened.store.toggleRole(DEVELOPER);
  return opened;
}

describe('inviting a member', () => {
  it('offers every role but the owner’s', async () => {
    const { store } = await open();
    expect(store.roles.map(({ name }) => name)).toEqual(['Admin', 'Developer', 'Billing', 'Viewer']);
  });

  it('sends the email, trimmed, and the roles; says so and brings the member to the list', async () => {
    const { store, team } = await open();
    store.setEmail(`  ${EMAIL} `);
    store.toggleRole(DEVELOPER);
    store.toggleRole(BILLING);
    await store.send();
    await flush();
    expect([store.isSent, store.problems, console.toasts]).toEqual([true, [], ['success: Invitation sent.']]);
    expect(team.shown.at(-1)).toMatchObject({ email: EMAIL, roleIds: [DEVELOPER, BILLING] });
    expect(team.seats?.taken).toBe(5);
  });

  it.each([
    { email: '', roles: [DEVELOPER], errors: { email: 'general.email-is-required', hasRole: undefined } },
    { email: '   ', roles: [DEVELOPER], errors: { email: 'general.email-is-required', hasRole: undefined } },
    { email: 'dimitar@northwall', roles: [BILLING], errors: { email: 'general.email-is-invalid', hasRole: undefined } },
    { email: EMAIL, roles: [], errors: { email: undefined, hasRole: 'general.role-is-required' } },
    { email: EMAIL, roles: [BILLING, BILLING], errors: { email: undefined, hasRole: 'general.role-is-required' } },
  ])('sends nothing for "$email" and $roles', async ({ email, roles, errors }) => {
    const calls = new Calls<Invitation, void>();
    const { store } = await open(() => ({ invite: (sent) => calls.send(sent) }));
    store.setEmail(email);
    for (const role of roles) store.toggleRole(role);
    expect(store.form.canSubmit).toBe(false);
    await store.send();
    const { email: emailError, hasRole } = store.form.errors;
    expect([calls.count, { email: emailError, hasRole }]).toEqual([0, errors]);
  });

  it('says nothing is wrong before anything was typed', async () => {
    const { store } = await open();
    expect([store.form.errorOf('email'), store.form.errorOf('hasRole'), store.form.canSubmit]).toEqual([
      null,
      null,
      false,
    ]);
  });

  it('sends one call for five submits', async () => {
    const calls = new Calls<Invitation, void>();
    const { store } = await filled(() => ({ invite: (sent) => calls.send(sent) }));
    const submits = [1, 2, 3, 4, 5].map(() => store.send());
    await flush();
    await calls.answer(0, undefined);
    await Promise.all(submits);
    expect([calls.sent, store.isSent]).toEqual([[{ email: EMAIL, roleIds: [DEVELOPER] }], true]);
  });
});

describe('an invitation that fails', () => {
  const READ_ONLY = 'Read only: your role does not allow this. Ask the owner of the account for the right to do it.';

  it.each([
    ['400', refused(400, 'no', 'No.', { details: ['One.', 'Two.'] }), ['One.', 'Two.']],
    ['403', refused(403, 'forbidden', 'Forbidden.'), [READ_ONLY]],
    ['409', refused(409, 'team_full', 'The team is full.'), ['The team is full.']],
    ['500', unexpected(500, { message: 'It broke.' }), ['It broke.']],
    ['no answer', unreachable(), ['We could not confirm this. Check before trying again.']],
  ])('after %s keeps everything, says why and can be sent again', async (_, failure, problems) => {
    const { store } = await filled(() => ({ invite: () => Promise.resolve(fail(failure)) }));
    await store.send();
    expect([store.problems, store.isSent, store.form.canSubmit]).toEqual([problems, false, true]);
    expect([store.form.values.email, store.roleIds]).toEqual([EMAIL, [DEVELOPER]]);
    expect(console.toasts.map((toast) => toast.replace(/^\w+: /, ''))).toEqual(problems);
    store.toggleRole(BILLING);
    expect(store.problems).toEqual([]);
  });

  it('shows that the last seat was taken by somebody else', async () => {
    const { store, team } = await filled();
    const { token } = console.session.current()!;
    for (let seat = 5; seat <= 10; seat += 1) {
      console.provider.team.invite(token, { email: `s${seat}@northwall.example`, roles: [BILLING] });
    }
    await store.send();
    expect(store.problems).toEqual(['Your plan has 10 seats, and all are taken.']);
    expect([team.areSeatsFull, team.seats?.taken]).toEqual([true, 10]);
  });

  it('says that it went through after all, where no answer came but the list has it', async () => {
    const { store } = await filled((real) => ({
      invite: async (invitation) => {
        await real.invite(invitation);
        return fail(unreachable());
      },
    }));
    await store.send();
    expect(store.problems).toEqual([
      'We could not confirm this. Check before trying again.',
      `${EMAIL} is in the list now, so the invitation was made.`,
    ]);
  });

  it('says nothing where the call was given up', async () => {
    const { store } = await filled(() => ({ invite: () => Promise.resolve(fail(CANCELLED)) }));
    await store.send();
    expect([store.problems, console.toasts, store.isSent]).toEqual([[], [], false]);
  });
});
