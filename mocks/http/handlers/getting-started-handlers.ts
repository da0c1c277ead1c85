import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function gettingStartedHandlers({ gettingStarted }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.getSteps, ({ bearer }) => gettingStarted.load(bearer)),
    handle(baseUrl, endpoints.setSteps, ({ bearer, body }) => gettingStarted.set(bearer, body)),
  ];
}
