import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function catalogueHandlers({ catalogue }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.listProtocols, ({ bearer }) => catalogue.protocols(bearer)),
    handle(baseUrl, endpoints.listPackages, ({ bearer }) => catalogue.packages(bearer)),
  ];
}
