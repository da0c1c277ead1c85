import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function sendRequestHandlers({ sendRequest }: Provider, baseUrl: string): HttpHandler[] {
  return [handle(baseUrl, endpoints.sendRequest, ({ bearer, body }) => sendRequest.send(bearer, body))];
}
