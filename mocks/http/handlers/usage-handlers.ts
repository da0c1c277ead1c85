import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function usageHandlers({ requestLog, usage }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.listApiRequests, ({ bearer, query }) => requestLog.list(bearer, query)),
    handle(baseUrl, endpoints.usageSummary, ({ bearer }) => usage.summary(bearer)),
  ];
}
