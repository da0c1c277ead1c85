import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function gettingStartedHandlers({ gettingStarted }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.getSteps, ({ bearer }) => gettingStarted.load(bearer)),
    handle(baseUrl, endpoints.setSteps, ({ bearer, body }) => gettingStarted.set(bearer, body)),
  ];
}
