import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function callbackUrlHandlers({ callbackUrls }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.addDomain, ({ bearer, body }) => callbackUrls.add(bearer, body)),
    handle(baseUrl, endpoints.listDomains, ({ bearer, query }) => callbackUrls.list(bearer, query)),
    handle(baseUrl, endpoints.removeDomain, ({ bearer, body, param }) =>
      callbackUrls.remove(bearer, param('id'), body),
    ),
  ];
}
