import { describe, expect, it } from 'vitest';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import { createProvider, type Provider } from '#mocks/provider/create-provider.ts';
import { ProviderError } from '#mocks/provider/shared/provider-error.ts';
import { bearerOf } from './provider-sessions.ts';

const now = () => Date.UTC(2026, 10, 21, 9);
const PASSWORD = 'Northwall-2026';

type Call = (provider: Provider, bearer: string) => unknown;

const firstKey = ({ apiKeys }: Provider, bearer: string) => apiKeys.list(bearer, {}).data.item.apiKeys[0]!.id;

const answers = (stage: 'company-data' | 'use-cases' | 'blockchain-protocols' | 'channels' | 'pricing-plan'): Call => {
  return ({ onboarding }, bearer) => onboarding.saveAnswers(bearer, stage, {});
};

/** Every change that a session can make, by what it is about. */
const CHANGES: Readonly<Record<'own' | 'setup' | 'team', Readonly<Record<string, Call>>>> = {
  own: {
    verifyEmail: ({ registration }, bearer) => registration.verifyEmail(bearer, { code: '1' }),
    resendEmailCode: ({ registration }, bearer) => registration.resendEmailCode(bearer),
    changeEmail: ({ emails }, bearer) =>
      emails.changeEmail(bearer, { email: 'new@northwall.example', password: PASSWORD }),
    setSteps: ({ gettingStarted }, bearer) => gettingStarted.set(bearer, { tutorials: true }),
    endSession: ({ accountSessions }, bearer) => accountSessions.end(bearer, 'none'),
    saveCompanyData: answers('company-data'),
    saveUseCases: answers('use-cases'),
    saveProtocols: answers('blockchain-protocols'),
    saveChannels: answers('channels'),
    savePlan: answers('pricing-plan'),
    confirmSummary: ({ onboarding }, bearer) => onboarding.confirm(bearer),
  },
  setup: {
    createApiKey: ({ apiKeys }, bearer) => apiKeys.create(bearer, { name: 'new' }),
    setApiKeyActive: (provider, bearer) =>
      provider.apiKeys.setActive(bearer, firstKey(provider, bearer), { status: false }),
    deleteApiKey: (provider, bearer) => provider.apiKeys.remove(bearer, firstKey(provider, bearer)),
    chooseApiVersion: ({ apiKeys }, bearer) => apiKeys.chooseVersion(bearer, { apiVersionId: 'version-2023-04-25' }),
    addDomain: ({ callbackUrls }, bearer) => callbackUrls.add(bearer, { domain: 'new.northwall.example' }),
    removeDomain: ({ callbackUrls }, bearer) => {
      const { id, url } = callbackUrls.list(bearer, {}).data.item.callbackUrls[0]!;
      return callbackUrls.remove(bearer, id, { url: url.replace('https://', '') });
    },
    redeliverCallback: ({ callbackLog, callbackRedelivery }, bearer) => {
      const { id } = callbackLog.search(bearer, { limit: 1 }).data.item.callbackLogs[0]!;
      return callbackRedelivery.redeliver(bearer, id);
    },
    requestFaucet: ({ faucets }, bearer) =>
      faucets.request(bearer, { blockchain: 'ethereum', network: 'hoodi', address: `0x${'a'.repeat(40)}` }),
    sendRequest: (provider, bearer) =>
      provider.sendRequest.send(bearer, {
        ...{ blockchain: 'ethereum', network: 'mainnet', address: `0x${'a'.repeat(40)}` },
        apiKeyId: firstKey(provider, bearer),
      }),
  },
  team: {
    inviteTeamMember: ({ team }, bearer) =>
      team.invite(bearer, { email: 'one@northwall.example', roles: ['role-viewer'] }),
    deleteTeamMember: ({ team }, bearer) => {
      const { id, email } = team.list(bearer, {}).data.items[1]!;
      return team.remove(bearer, id, { email });
    },
  },
};

/** The bearer of a new member of Northwall's team with these roles. */
function joined(provider: Provider, roles: readonly string[]): string {
  const email = 'joined@northwall.example';
  provider.team.invite(bearerOf(provider, 'activeCustomer'), { email, roles });
  const invitationToken = provider.mails.all()[0]!.link!.split('/').at(-1)!;
  const person = { firstName: 'Kim', lastName: 'Ito', email, password: PASSWORD, phoneNumber: '+359888123456' };
  const { token } = provider.registration.register({ ...person, invitationToken });
  return provider.registration.verifyEmail(token, { code: provider.mails.all()[0]!.code }).token!;
}

function isForbidden(call: Call, provider: Provider, bearer: string): boolean {
  try {
    call(provider, bearer);
    return false;
  } catch (error) {
    return error instanceof ProviderError && error.status === 403;
  }
}

describe('what a role may change', () => {
  it.each([
    { roles: 'owner', own: true, setup: true, team: true },
    { roles: 'role-admin', own: true, setup: true, team: true },
    { roles: 'role-developer', own: true, setup: true, team: false },
    { roles: 'role-billing', own: true, setup: false, team: false },
    { roles: 'role-viewer', own: true, setup: false, team: false },
    { roles: 'role-developer role-viewer', own: true, setup: true, team: false },
  ])('$roles: own $own, setup $setup, team $team', ({ roles, ...allowed }) => {
    const provider = createProvider({ seed: 'roles', now });
    const bearer = roles === 'owner' ? bearerOf(provider, 'activeCustomer') : joined(provider, roles.split(' '));
    for (const kind of ['team', 'setup', 'own'] as const) {
      for (const [operation, call] of Object.entries(CHANGES[kind])) {
        expect({ operation, isForbidden: isForbidden(call, provider, bearer) }).toEqual({
          operation,
          isForbidden: !allowed[kind],
        });
      }
    }
  });

  it('is decided for every operation that changes something in a session', () => {
    const changes = Object.entries(endpoints).filter(
      ([, { auth, effect }]) => effect === 'mutation' && auth !== 'visitor' && auth !== 'url-token',
    );
    const decided = Object.values(CHANGES).flatMap((operations) => Object.keys(operations));
    expect(decided.sort()).toEqual(changes.map(([operation]) => operation).sort());
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
