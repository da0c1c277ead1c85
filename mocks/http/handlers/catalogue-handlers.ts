import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function catalogueHandlers({ catalogue }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.listProtocols, ({ bearer }) => catalogue.protocols(bearer)),
    handle(baseUrl, endpoints.listPackages, ({ bearer }) => catalogue.packages(bearer)),
  ];
}
