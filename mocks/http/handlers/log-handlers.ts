import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function logHandlers({ callbackLog, requestLog }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.callbackFilters, ({ bearer }) => callbackLog.filters(bearer)),
    handle(baseUrl, endpoints.searchCallbacks, ({ bearer, query }) => callbackLog.search(bearer, query)),
    handle(baseUrl, endpoints.requestFilters, ({ bearer }) => requestLog.filters(bearer)),
  ];
}
