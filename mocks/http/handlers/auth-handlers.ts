import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function authHandlers({ auth }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.logIn, ({ body }) => auth.logIn(body)),
    handle(baseUrl, endpoints.verifySecondFactor, ({ body }) => auth.verifySecondFactor(body)),
  ];
}
