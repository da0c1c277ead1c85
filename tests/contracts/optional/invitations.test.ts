import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberId } from '#src/domain/team/team-member.ts';
import type { RoleId } from '#src/domain/team/role.ts';
import { backends, type OpenBackend } from '#tests/contracts/backends.ts';
import { mailedCode, mailedToken, NEWCOMER, register } from '#tests/contracts/newcomer.ts';
import { failure, signIn, value } from '#tests/contracts/sign-in.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const INVITED = 'dimitar.angelov@northwall.example';
const roles = (...names: readonly string[]) => names.map((name) => `role-${name}` as RoleId);

describe.each(backends)('pending invitations over $name', ({ open }) => {
  let backend: OpenBackend;
  beforeEach(async () => {
    backend = await open();
    await signIn(backend, 'activeCustomer');
  });

  const team = () => backend.gateways.team;
  const pending = async () => value(await team().invitations());
  const emails = async () => (await pending()).map(({ email }) => email);
  const members = async () => value(await team().members()).members;
  const find = async (email = INVITED) => (await pending()).find((one) => one.email === email)!;
  const memberOf = async (email: string) => (await members()).find((one) => one.email === email)!;
  const tokenOf = ({ url }: { readonly url: string | null }) => url?.split('/').at(-1) ?? '';
  const startOfSecond = () => Math.floor(backend.clock.now() / 1000) * 1000;
  async function invite(...names: readonly string[]) {
    value(await team().invite({ email: INVITED, roleIds: roles(...names) }));
    return find();
  }
  const accept = (invitationToken: string) =>
    backend.gateways.auth.register({ ...NEWCOMER, email: INVITED, invitationToken });

  it('are those that nobody has accepted, with their times, roles and mailed link', async () => {
    expect(await emails()).toEqual(['finance@northwall.example']);
    const invited = await invite('developer', 'billing');
    expect(invited).toMatchObject({ roleIds: roles('developer', 'billing'), sentAt: startOfSecond() });
    expect(invited.expiresAt).toBe(startOfSecond() + 7 * DAY_MS);
    expect(tokenOf(invited)).toBe(mailedToken(backend));
    await register(backend, { email: INVITED, invitationToken: tokenOf(invited) });
    value(await backend.gateways.auth.verifyEmail(mailedCode(backend)));
    expect(await emails()).toEqual(['finance@northwall.example']);
  });

  it.each(['google', 'oidc'] as const)(
    'are accepted with %s by the person who was invited, and by nobody else',
    async (service) => {
      const email = { google: 'nora.petrova@brightfork.example', oidc: 'ines.duarte@northwall.example' }[service];
      const logIn = (person: 'new' | 'known', invitationToken: string) => {
        const code = backend.provider.social.consent(service, person)['code'] ?? '';
        const oidc = { code, codeVerifier: 'v', nonce: 'n', redirectUri: 'https://console.example' };
        const { auth } = backend.gateways;
        return service === 'oidc'
          ? auth.logInWithOidc(oidc, invitationToken)
          : auth.logInWith(service, code, invitationToken);
      };
      value(await team().invite({ email, roleIds: roles('developer') }));
      const token = tokenOf(await find(email));
      expect(failure(await logIn('known', token))).toMatchObject({ code: 'invitation_invalid' });
      expect(value(await logIn('new', token))).toMatchObject({ signIn: { state: 'dashboard', user: { email } } });
      expect(failure(await logIn('new', token))).toMatchObject({ code: 'invitation_used' });
      await signIn(backend, 'activeCustomer');
      expect([await emails(), (await memberOf(email)).email]).toEqual([['finance@northwall.example'], email]);
    },
  );

  it('have links that work where the invitation was never mailed in this demo', async () => {
    const finance = await find('finance@northwall.example');
    const invitationToken = tokenOf(finance);
    value(await backend.gateways.auth.register({ ...NEWCOMER, email: finance.email, invitationToken }));
  });

  it('are sent again with the whole time, also after they had expired, and the mailed link works', async () => {
    const first = await invite('developer');
    backend.clock.advance(8 * DAY_MS);
    await signIn(backend, 'activeCustomer');
    expect(failure(await accept(tokenOf(first)))).toMatchObject({ code: 'invitation_expired' });
    await signIn(backend, 'activeCustomer');
    value(await team().resendInvitation(first.id));
    const again = await find();
    expect(again).toMatchObject({ id: first.id, expiresAt: startOfSecond() + 7 * DAY_MS });
    expect(backend.provider.mails.all()[0]).toMatchObject({ to: INVITED, content: { company: 'Northwall Payments' } });
    expect(mailedToken(backend)).toBe(tokenOf(again));
    expect(await emails()).toEqual(['finance@northwall.example', INVITED]);
    value(await accept(mailedToken(backend)));
  });

  it('are revoked with every link that was sent, and free their seat', async () => {
    const first = await invite('developer');
    backend.clock.advance(DAY_MS);
    await signIn(backend, 'activeCustomer');
    value(await team().resendInvitation(first.id));
    const second = await find();
    expect(tokenOf(second)).not.toBe(tokenOf(first));
    value(await team().revokeInvitation(first.id));
    expect(await emails()).toEqual(['finance@northwall.example']);
    expect((await members()).map(({ email }) => email)).not.toContain(INVITED);
    for (const invitation of [first, second]) {
      expect(failure(await accept(tokenOf(invitation)))).toMatchObject({ code: 'invitation_withdrawn' });
    }
    await signIn(backend, 'activeCustomer');
    for (const result of [await team().resendInvitation(first.id), await team().revokeInvitation(first.id)]) {
      expect(failure(result)).toMatchObject({ kind: 'rejected', status: 404 });
    }
  });

  it('are of the own team alone, and changed by who leads it', async () => {
    const { id } = await invite('viewer');
    await register(backend, { email: INVITED, invitationToken: mailedToken(backend) });
    value(await backend.gateways.auth.verifyEmail(mailedCode(backend)));
    const [finance] = await pending();
    const calls = [
      await team().resendInvitation(finance!.id),
      await team().revokeInvitation(finance!.id),
      await team().changeRoles(id as string as MemberId, roles('admin')),
    ];
    for (const result of calls) expect(failure(result)).toMatchObject({ kind: 'rejected', status: 403 });
    await signIn(backend, 'freePlan');
    expect(await pending()).toEqual([]);
    expect(failure(await team().revokeInvitation(finance!.id))).toMatchObject({ status: 404 });
    expect(failure(await team().changeRoles(id as string as MemberId, roles('admin')))).toMatchObject({ status: 404 });
  });

  it('change the roles of a member, not of the owner and not into none', async () => {
    const { id } = await memberOf('priya.nair@northwall.example');
    value(await team().changeRoles(id, roles('viewer', 'billing')));
    expect((await memberOf('priya.nair@northwall.example')).roleIds).toEqual(roles('billing', 'viewer'));
    for (const wrong of [[], roles('owner'), roles('king')]) {
      expect(failure(await team().changeRoles(id, wrong))).toMatchObject({ status: 400, code: 'invalid_roles' });
    }
    const [owner] = await members();
    expect(failure(await team().changeRoles(owner!.id, roles('viewer')))).toMatchObject({
      ...{ status: 400, code: 'owner_stays' },
    });
    expect((await memberOf('priya.nair@northwall.example')).roleIds).toEqual(roles('billing', 'viewer'));
  });

  it('come with when each member was last seen', async () => {
    const [owner, martin, , finance] = await members();
    expect(owner?.lastSeenAt).toBe(startOfSecond());
    expect(martin?.lastSeenAt).toBeLessThan(backend.clock.now());
    expect(finance?.lastSeenAt).toBeUndefined();
  });
});
