import type { Provider } from '#mocks/provider/create-provider.ts';
import type { ApiClientOptions } from '#src/adapters/http/client/api-client.ts';
import { createHttpGateways, FETCHED, type LateCode } from '#src/adapters/http/gateways/create-http-gateways.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { createMemoryTransport } from './memory-transport.ts';

const WITHOUT_NETWORK = { baseUrl: '', basicAuth: { user: '', password: '' } };

/** Fetched ahead, so that no call waits for code. */
const AT_HAND = Object.fromEntries(
  await Promise.all(
    Object.entries(FETCHED).map(async ([name, load]) => {
      const code = await load();
      return [name, () => Promise.resolve(code)];
    }),
  ),
) as LateCode;

/** Every gateway on a provider in the same process: each call is written as HTTP has it, and nothing is sent. */
export function createMemoryGateways(
  provider: Provider,
  sessions: CallSessions,
  options: Partial<ApiClientOptions> = {},
): Gateways {
  const transport = createMemoryTransport(provider);
  return createHttpGateways({ ...WITHOUT_NETWORK, sessions, transport, ...options }, AT_HAND);
}
