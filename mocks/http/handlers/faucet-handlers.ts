import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function faucetHandlers({ faucets }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.loadFaucets, ({ bearer }) => faucets.load(bearer)),
    handle(baseUrl, endpoints.requestFaucet, ({ bearer, body }) => faucets.request(bearer, body)),
  ];
}
