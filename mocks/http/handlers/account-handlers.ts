import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function accountHandlers({ account, emails }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.profile, ({ bearer }) => account.profile(bearer)),
    handle(baseUrl, endpoints.changeEmail, ({ bearer, body }) => emails.changeEmail(bearer, body)),
  ];
}
