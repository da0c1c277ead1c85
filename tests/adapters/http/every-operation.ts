import type { EndpointName } from '../../../src/adapters/http/endpoints';
import type { Gateways } from '../../../src/application/gateways';
import type { ApiKeyId } from '../../../src/domain/api-keys/api-key';
import type { ApiVersionId } from '../../../src/domain/api-keys/api-version';
import type { Result } from '../../../src/domain/shared/result';

export interface Operation {
  readonly call: (gateways: Gateways) => Promise<Result<unknown>>;
  /** The `data` of a reply that succeeds. */
  readonly data: unknown;
}

const id = 'key-7' as ApiKeyId;
const email = 'ada@northwall.example';

/** Every entry of the table, through the gateway that calls it; the type asks for each one. */
export const everyOperation: Readonly<Record<EndpointName, Operation>> = {
  logIn: {
    call: ({ auth }) => auth.logIn({ email, password: 'x', proof: { kind: 'not-configured' } }),
    data: { item: { state: 'dashboard' } },
  },
  verifySecondFactor: {
    call: ({ auth }) => auth.verifySecondFactor({ code: '123456', email }),
    data: { item: { state: 'dashboard' } },
  },
  profile: {
    call: ({ account }) => account.profile(),
    data: { item: { firstName: 'Ada', lastName: 'Lovelace', email } },
  },
  createApiKey: { call: ({ apiKeys }) => apiKeys.create('Production'), data: { item: { key: 'c0ffee' } } },
  listApiKeys: { call: ({ apiKeys }) => apiKeys.list(), data: { item: { apiKeys: [], hasMore: false } } },
  setApiKeyActive: { call: ({ apiKeys }) => apiKeys.setActive(id, true), data: { item: { active: true } } },
  revealApiKey: { call: ({ apiKeys }) => apiKeys.reveal(id), data: { item: { key: 'c0ffee' } } },
  listApiVersions: { call: ({ apiKeys }) => apiKeys.versions(), data: { items: [] } },
  chooseApiVersion: {
    call: ({ apiKeys }) => apiKeys.chooseVersion('v2' as ApiVersionId),
    data: { item: { success: true } },
  },
  currentSubscription: {
    call: ({ billing }) => billing.currentSubscription(),
    data: { item: { active: true, name: 'Free' } },
  },
  localization: { call: ({ localization }) => localization.translations(), data: { item: { translations: {} } } },
};
