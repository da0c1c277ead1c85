import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function callbackUrlHandlers({ callbackUrls }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.addDomain, ({ bearer, body }) => callbackUrls.add(bearer, body)),
    handle(baseUrl, endpoints.listDomains, ({ bearer, query }) => callbackUrls.list(bearer, query)),
    handle(baseUrl, endpoints.removeDomain, ({ bearer, body, param }) =>
      callbackUrls.remove(bearer, param('id'), body),
    ),
  ];
}
