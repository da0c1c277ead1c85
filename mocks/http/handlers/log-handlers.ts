import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function logHandlers({ callbackLog, requestLog }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.callbackFilters, ({ bearer }) => callbackLog.filters(bearer)),
    handle(baseUrl, endpoints.searchCallbacks, ({ bearer, query }) => callbackLog.search(bearer, query)),
    handle(baseUrl, endpoints.requestFilters, ({ bearer }) => requestLog.filters(bearer)),
  ];
}
