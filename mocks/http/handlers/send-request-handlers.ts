import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function sendRequestHandlers({ sendRequest }: Provider, baseUrl: string): HttpHandler[] {
  return [handle(baseUrl, endpoints.sendRequest, ({ bearer, body }) => sendRequest.send(bearer, body))];
}
