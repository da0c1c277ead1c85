import { beforeEach, describe, expect, it } from 'vitest';
import { assignableRoles, isOwner, type Role, type RoleId } from '#src/domain/team/role.ts';
import { memberStatus, type TeamMember } from '#src/domain/team/team-member.ts';
import { backends, type OpenBackend } from './backends.ts';
import { mailedCode, mailedToken, NEWCOMER, register } from './newcomer.ts';
import { failure, logIn, NO_PROOF, signIn, value } from './sign-in.ts';

const INVITED = 'dimitar.angelov@northwall.example';
const SEEDED = [
  'elena@northwall.example',
  'martin.kolev@northwall.example',
  'priya.nair@northwall.example',
  'finance@northwall.example',
];

describe.each(backends)('a team over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const gateway = () => backend.gateways.team;
  const team = async () => value(await gateway().members());
  const emails = async () => (await team()).members.map(({ email }) => email);
  const memberOf = async (email: string): Promise<TeamMember> =>
    (await team()).members.find((member) => member.email === email)!;
  const roleId = async (name: string): Promise<RoleId> =>
    value(await gateway().roles()).find((role) => role.name === name)!.id;
  const invite = async (email: string, role = 'Developer') =>
    gateway().invite({ email, roleIds: [await roleId(role)] });

  /** Somebody takes the invitation in the mailbox; the session is theirs afterwards. */
  async function join(email: string): Promise<void> {
    await register(backend, { email, invitationToken: mailedToken(backend) });
    value(await backend.gateways.auth.verifyEmail(mailedCode(backend)));
  }

  it('has its owner first, with names for the roles and a state for each', async () => {
    const roles: readonly Role[] = value(await gateway().roles());
    const { members, total } = await team();
    expect([members.map(({ email }) => email), total]).toEqual([SEEDED, 4]);
    expect(members.map((member) => isOwner(member, roles))).toEqual([true, false, false, false]);
    expect(members.map(memberStatus)).toEqual(['confirmed', 'confirmed', 'confirmed', 'invited']);
    expect(assignableRoles(roles).map(({ name }) => name)).toEqual(['Admin', 'Developer', 'Billing', 'Viewer']);
  });

  it('gains each invited member, with a mailed link', async () => {
    value(await invite(` ${INVITED} `));
    expect(await emails()).toEqual([...SEEDED, INVITED]);
    expect(memberStatus(await memberOf(INVITED))).toBe('invited');
    const [mail] = backend.provider.mails.all();
    expect(mail).toMatchObject({ to: INVITED, content: { company: 'Northwall Payments' }, code: null });
    expect(mail?.link).toMatch(/^\/auth\/team\/register\/.+/);
  });

  it('counts who has registered and verified as confirmed, in the same row', async () => {
    value(await invite(INVITED));
    const { id } = await memberOf(INVITED);
    await register(backend, { email: INVITED, invitationToken: mailedToken(backend) });
    expect(memberStatus(await memberOf(INVITED))).toBe('invited');
    value(await backend.gateways.auth.verifyEmail(mailedCode(backend)));
    expect(await memberOf(INVITED)).toMatchObject({ id, state: 'dashboard' });
    expect(await emails()).toEqual([...SEEDED, INVITED]);
  });

  it('mails another invitation to the same email, in any case, with its roles and a new link, without a second row', async () => {
    value(await invite('Finance@northwall.example', 'Billing'));
    const first = mailedToken(backend);
    value(await invite('finance@northwall.example', 'Developer'));
    expect([await emails(), backend.provider.mails.all().length]).toEqual([SEEDED, 2]);
    expect((await memberOf('finance@northwall.example')).roleIds).toEqual([await roleId('Developer')]);
    const late = { ...NEWCOMER, email: 'finance@northwall.example', invitationToken: first };
    expect(failure(await backend.gateways.auth.register(late))).toMatchObject({ status: 400 });
  });

  it('mails a code to a user who has registered but not verified', async () => {
    value(await invite(INVITED));
    await register(backend, { email: INVITED, invitationToken: mailedToken(backend) });
    await signIn(backend, 'activeCustomer');
    value(await invite(INVITED));
    expect(backend.provider.mails.all()[0]).toMatchObject({ to: INVITED, link: null });
  });

  it.each([
    ['martin.kolev@northwall.example', 'already_member'],
    ['elena@northwall.example', 'already_member'],
    ['amina@firstblock.example', 'email_taken'],
    ['not an email', 'invalid_email'],
  ])('rejects inviting %s', async (email, code) => {
    expect(failure(await invite(email))).toMatchObject({ kind: 'rejected', status: 400, code });
    expect([await emails(), backend.provider.mails.all()]).toEqual([SEEDED, []]);
  });

  it.each([
    ['no role', []],
    ['the owner’s role', ['role-owner']],
    ['a role that there is not', ['role-viewer', 'role-king']],
  ])('rejects assigning %s', async (_, roleIds) => {
    const result = await gateway().invite({ email: INVITED, roleIds: roleIds as RoleId[] });
    expect(failure(result)).toMatchObject({ kind: 'rejected', status: 400, code: 'invalid_roles' });
  });

  it('has no more members than the plan has seats, and can still invite again', async () => {
    for (let seat = 5; seat <= 10; seat += 1) value(await invite(`seat-${seat}@northwall.example`));
    expect(failure(await invite(INVITED))).toMatchObject({
      ...{ kind: 'rejected', status: 409, code: 'team_full' },
      details: ['Your plan has 10 seats, and all are taken.'],
    });
    value(await invite('seat-10@northwall.example'));
    expect((await team()).total).toBe(10);
  });

  it('loses an invited member, whose link counts no more, not even after another invitation', async () => {
    value(await invite(INVITED));
    const invitationToken = mailedToken(backend);
    value(await gateway().remove(await memberOf(INVITED)));
    expect(await emails()).toEqual(SEEDED);
    const rejected = await backend.gateways.auth.register({ ...NEWCOMER, email: INVITED, invitationToken });
    expect(failure(rejected)).toMatchObject({ status: 400, code: 'invitation_withdrawn' });
    value(await invite(INVITED));
    const again = await backend.gateways.auth.register({ ...NEWCOMER, email: INVITED, invitationToken });
    expect(again.ok).toBe(false);
    await join(INVITED);
    expect(memberStatus(await memberOf(INVITED))).toBe('confirmed');
  });

  it('locks a member out who is deleted', async () => {
    value(await invite(INVITED));
    await join(INVITED);
    const session = backend.sessions.getSession()!;
    await signIn(backend, 'activeCustomer');
    value(await gateway().remove(await memberOf(INVITED)));
    backend.sessions.startSession(session.token);
    expect(failure(await gateway().members())).toMatchObject({ kind: 'unauthorized' });
    const { password } = NEWCOMER;
    expect((await backend.gateways.auth.logIn({ email: INVITED, password, proof: NO_PROOF })).ok).toBe(false);
  });

  it('still has its owner, and members whose email does not match', async () => {
    const [owner, martin] = (await team()).members;
    expect(failure(await gateway().remove(owner!))).toMatchObject({ status: 400, code: 'owner_stays' });
    const wrong = await gateway().remove({ ...martin!, email: 'priya.nair@northwall.example' });
    expect(failure(wrong)).toMatchObject({ status: 400, code: 'wrong_email' });
    expect(await emails()).toEqual(SEEDED);
  });

  it('returns 404 for a user who is gone already, or is of another team', async () => {
    const martin = await memberOf('martin.kolev@northwall.example');
    value(await gateway().remove(martin));
    expect(failure(await gateway().remove(martin))).toMatchObject({ kind: 'rejected', status: 404 });
    const priya = await memberOf('priya.nair@northwall.example');
    await signIn(backend, 'freePlan');
    expect(failure(await gateway().remove(priya))).toMatchObject({ kind: 'rejected', status: 404 });
  });

  it('may be looked at by a member, and changed by an admin only', async () => {
    value(await invite(INVITED, 'Viewer'));
    await join(INVITED);
    const members = (await team()).members;
    expect(members.map(({ email }) => email)).toEqual([...SEEDED, INVITED]);
    expect(failure(await invite('x@northwall.example'))).toMatchObject({ kind: 'rejected', status: 403 });
    expect(failure(await gateway().remove(members[1]!))).toMatchObject({ kind: 'rejected', status: 403 });

    await signIn(backend, 'activeCustomer');
    value(await invite('boss@northwall.example', 'Admin'));
    await join('boss@northwall.example');
    value(await gateway().remove(members[1]!));
    value(await invite('x@northwall.example'));
    expect(await emails()).not.toContain('martin.kolev@northwall.example');
  });

  it('has pages to leaf through when it is large', async () => {
    const outcome = value(await logIn(backend, 'twoFactor'));
    expect(outcome.kind).toBe('second-factor');
    const opened = value(
      await backend.gateways.auth.verifySecondFactor({ code: '482913', email: 'mateo@harborledger.example' }),
    );
    backend.sessions.startSession(opened.token);
    expect((await team()).members).toHaveLength(22);
  });
});
