import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function faucetHandlers({ faucets }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.loadFaucets, ({ bearer }) => faucets.load(bearer)),
    handle(baseUrl, endpoints.requestFaucet, ({ bearer, body }) => faucets.request(bearer, body)),
  ];
}
