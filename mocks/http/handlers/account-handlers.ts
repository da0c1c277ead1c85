import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function accountHandlers({ account, emails }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.profile, ({ bearer }) => account.profile(bearer)),
    handle(baseUrl, endpoints.changeEmail, ({ bearer, body }) => emails.changeEmail(bearer, body)),
  ];
}
