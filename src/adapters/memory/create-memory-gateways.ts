import type { Provider } from '#mocks/provider/create-provider.ts';
import type { ApiClientOptions } from '#src/adapters/http/client/api-client.ts';
import { createJsonSlicer } from '#src/adapters/http/client/json-slice.ts';
import { createHttpGateways, type LateCode } from '#src/adapters/http/gateways/create-http-gateways.ts';
import { HttpAccessTokenGateway } from '#src/adapters/http/gateways/http-access-token-gateway.ts';
import { HttpAccountClosureGateway } from '#src/adapters/http/gateways/http-account-closure-gateway.ts';
import { HttpBudgetGateway } from '#src/adapters/http/gateways/http-budget-gateway.ts';
import { HttpCallbackSigningGateway } from '#src/adapters/http/gateways/http-callback-signing-gateway.ts';
import { HttpCallbackSubscriptionGateway } from '#src/adapters/http/gateways/http-callback-subscription-gateway.ts';
import { HttpKeyLimitGateway } from '#src/adapters/http/gateways/http-key-limit-gateway.ts';
import { HttpTwoFactorGateway } from '#src/adapters/http/gateways/http-two-factor-gateway.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { createMemoryTransport } from './memory-transport.ts';

const WITHOUT_NETWORK = { baseUrl: '', basicAuth: { user: '', password: '' } };

/** Nothing is fetched later, so that no call waits for code. */
const AT_HAND: LateCode = {
  slices: () => Promise.resolve({ createJsonSlicer }),
  twoFactor: () => Promise.resolve(HttpTwoFactorGateway),
  accountClosure: () => Promise.resolve(HttpAccountClosureGateway),
  keyLimits: () => Promise.resolve(HttpKeyLimitGateway),
  budget: () => Promise.resolve(HttpBudgetGateway),
  callbackSigning: () => Promise.resolve(HttpCallbackSigningGateway),
  callbackSubscriptions: () => Promise.resolve(HttpCallbackSubscriptionGateway),
  accessTokens: () => Promise.resolve(HttpAccessTokenGateway),
};

/** Every gateway on a provider in the same process: each call is written as HTTP has it, and nothing is sent. */
export function createMemoryGateways(
  provider: Provider,
  sessions: CallSessions,
  options: Partial<ApiClientOptions> = {},
): Gateways {
  const transport = createMemoryTransport(provider);
  return createHttpGateways({ ...WITHOUT_NETWORK, sessions, transport, ...options }, AT_HAND);
}
