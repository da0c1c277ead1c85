import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function usageHandlers({ requestLog, usage }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.listApiRequests, ({ bearer, query }) => requestLog.list(bearer, query)),
    handle(baseUrl, endpoints.usageSummary, ({ bearer }) => usage.summary(bearer)),
  ];
}
