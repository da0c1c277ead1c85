import { describe, expect, it } from 'vitest';
import { type EndpointName, endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { operations } from '#src/adapters/http/operations/operations.ts';
import { prepareCall } from '#src/adapters/http/operations/operation.ts';
import { createMemoryGateways } from '#src/adapters/memory/create-memory-gateways.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import * as passkeys from '#tools/conformance/software-authenticator.ts';
import { demoAccounts } from '#mocks/scenarios/demo-accounts.ts';
import { recordingSessions } from '#tests/wire/recording-sessions.ts';
import { bearerOf } from './provider-sessions.ts';

const now = () => Date.UTC(2026, 10, 21, 9);
const PASSWORD = 'Northwall-2026';

const KINDS = ['team', 'setup', 'own', 'account'] as const;
const changesOf = (kind: (typeof KINDS)[number]) =>
  (Object.keys(operations) as EndpointName[]).filter((name) => operations[name].changes === kind);

/** The bearer of a new member of Northwall's team with these roles. */
function joined(provider: Provider, roles: readonly string[]): string {
  const email = 'joined@northwall.example';
  provider.team.invite(bearerOf(provider, 'activeCustomer'), { email, roles });
  const invitationToken = provider.mails.all()[0]!.link!.split('/').at(-1)!;
  const person = { firstName: 'Kim', lastName: 'Ito', email, password: PASSWORD, phoneNumber: '+359888123456' };
  const { token } = provider.registration.register({ ...person, invitationToken });
  return provider.registration.verifyEmail(token, { code: provider.mails.all()[0]!.code }).token!;
}

async function isForbidden(name: EndpointName, provider: Provider, token: string): Promise<boolean> {
  const gateways = createMemoryGateways(provider, recordingSessions({ id: 'session-1', token }));
  const mails = () => provider.mails.all();
  const consent = provider.social.consent.bind(provider.social);
  const { authenticatorCode } = provider;
  const parts = { gateways, mails, consent, authenticatorCode, passkeys, accounts: demoAccounts };
  const call = await prepareCall(operations[name], parts);
  const result = await call();
  return !result.ok && result.failure.kind !== 'canceled' && result.failure.status === 403;
}

describe('what a role may change', () => {
  it.each([
    { roles: 'owner', own: true, setup: true, team: true, account: true },
    { roles: 'role-admin', own: true, setup: true, team: true, account: false },
    { roles: 'role-developer', own: true, setup: true, team: false, account: false },
    { roles: 'role-billing', own: true, setup: false, team: false, account: false },
    { roles: 'role-viewer', own: true, setup: false, team: false, account: false },
    { roles: 'role-developer role-viewer', own: true, setup: true, team: false, account: false },
  ])('$roles: own $own, setup $setup, team $team, account $account', async ({ roles, ...allowed }) => {
    for (const kind of KINDS) {
      for (const name of changesOf(kind)) {
        // One change may take a role away that the next needs.
        const provider = createProvider({ seed: 'roles', now });
        const bearer = roles === 'owner' ? bearerOf(provider, 'activeCustomer') : joined(provider, roles.split(' '));
        expect({ name, isForbidden: await isForbidden(name, provider, bearer) }).toEqual({
          name,
          isForbidden: !allowed[kind],
        });
      }
    }
  });

  it('is decided for every operation that changes something in a session', () => {
    const changes = Object.entries(endpoints).filter(
      ([, { auth, effect }]) => effect === 'mutation' && auth !== 'visitor' && auth !== 'url-token',
    );
    expect(KINDS.flatMap(changesOf).sort()).toEqual(changes.map(([operation]) => operation).sort());
  });

  it('leaves everything to read, and the session valid', () => {
    const provider = createProvider({ seed: 'roles', scenario: 'read-only-member', now });
    const { token } = provider.signIn!;
    expect(() => provider.apiKeys.create(token, { name: 'new' })).toThrow(
      expect.objectContaining({ status: 403, code: 'forbidden', token: expect.any(String) as string }),
    );
    expect(provider.apiKeys.list(token, {}).data.item.apiKeys).toHaveLength(10);
    expect(provider.billing.currentSubscription(token).data.item.name).toBe('Growth');
    expect(provider.team.list(token, { limit: 100 }).data.totalCount).toBe(5);
  });
});
