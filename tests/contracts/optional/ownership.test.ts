import { beforeEach, describe, expect, it } from 'vitest';
import type { RoleId } from '#src/domain/team/role.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';

const { activeCustomer: elena } = demoAccounts;
const RUTH = 'ruth.adeyemi@northwall.example';

describe.each(backends)('the ownership over $name', ({ open }) => {
  let backend: OpenBackend;
  /** Ruth was asked, and Elena is signed in. */
  beforeEach(async () => {
    backend = await open({ scenario: 'ownership-transfer' });
    await signIn(backend, 'activeCustomer');
  });

  const ownership = () => backend.gateways.ownership;
  const members = async () => value(await backend.gateways.team.members()).members;
  const token = () => backend.provider.mails.all()[0]?.link?.split('/').at(-1) ?? '';
  const signInAs = (email: string) => backend.sessions.startSession(backend.provider.signInAs(email)!.token);
  const rolesOf = async (email: string) => (await members()).find((one) => one.email === email)?.roleIds;

  it('goes to the member who accepts by the mailed link, once, and the former owner stays', async () => {
    expect(value(await ownership().transfer())?.email).toBe(RUTH);
    const mailed = token();
    expect(failure(await ownership().accept(mailed))).toMatchObject({ status: 400 });
    signInAs(RUTH);
    expect(value(await ownership().transfer())?.email).toBe(RUTH);
    expect(failure(await ownership().accept(`${mailed}x`))).toMatchObject({ status: 400 });
    const former = { email: elena.email, roleIds: ['role-admin'] };
    expect(value(await ownership().accept(mailed))).toEqual(former);
    expect([await rolesOf(RUTH), await rolesOf(elena.email)]).toEqual([['role-owner'], former.roleIds]);
    expect(failure(await ownership().accept(mailed))).toMatchObject({ status: 400 });
    signInAs(elena.email);
    expect(failure(await ownership().withdraw())).toMatchObject({ status: 403 });
    expect(value(await ownership().transfer())).toBeNull();
  });

  it('stays where the transfer is withdrawn or expires', async () => {
    const { memberId } = value(await ownership().transfer())!;
    const again = { memberId, password: elena.password };
    expect(failure(await ownership().start(again))).toMatchObject({ status: 409 });
    value(await ownership().withdraw());
    expect(failure(await ownership().withdraw())).toMatchObject({ status: 404 });
    expect(value(await ownership().start(again))).toMatchObject({ memberId, email: RUTH });
    backend.clock.advance(7 * 24 * 3600 * 1000);
    signInAs(RUTH);
    expect(value(await ownership().transfer())).toBeNull();
    expect(failure(await ownership().accept(token()))).toMatchObject({ status: 400 });
  });

  it('is offered by an owner alone, with the password, to a member with a confirmed email', async () => {
    value(await ownership().withdraw());
    const list = await members();
    const [confirmed, invited] = ['dashboard', 'email-verification'].map(
      (state) => list.find((one) => one.state === state && one.email !== elena.email)!.id,
    );
    const start = (memberId = confirmed!, password: string | null = elena.password) =>
      ownership().start({ memberId, password });
    expect(failure(await start(confirmed, 'wrong'))).toMatchObject({ status: 400, code: 'wrong_password' });
    expect(failure(await start(invited))).toMatchObject({ status: 409 });
    expect(failure(await start('none' as typeof confirmed))).toMatchObject({ status: 404 });
    signInAs(RUTH);
    expect(failure(await start())).toMatchObject({ status: 403 });
  });

  it('does not let the last owner leave the team, and ends the session of a member who leaves', async () => {
    expect(failure(await ownership().leave())).toMatchObject({ kind: 'rejected', status: 409 });
    signInAs(RUTH);
    expect(await rolesOf(RUTH)).toEqual(['role-viewer' as RoleId]);
    value(await ownership().leave());
    expect(failure(await backend.gateways.team.members())).toMatchObject({ kind: 'unauthorized' });
    await signIn(backend, 'activeCustomer');
    expect(await rolesOf(RUTH)).toBeUndefined();
    expect(value(await ownership().transfer())).toBeNull();
  });
});
