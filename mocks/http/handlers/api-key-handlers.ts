import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function apiKeyHandlers({ apiKeys }: Provider, baseUrl: string): HttpHandler[] {
  return [
    handle(baseUrl, endpoints.createApiKey, ({ bearer, body }) => apiKeys.create(bearer, body)),
    handle(baseUrl, endpoints.listApiKeys, ({ bearer, query }) => apiKeys.list(bearer, query)),
    handle(baseUrl, endpoints.setApiKeyActive, ({ bearer, body, param }) =>
      apiKeys.setActive(bearer, param('id'), body),
    ),
    handle(baseUrl, endpoints.revealApiKey, ({ bearer, param }) => apiKeys.reveal(bearer, param('id'))),
    handle(baseUrl, endpoints.listApiVersions, ({ bearer }) => apiKeys.versions(bearer)),
    handle(baseUrl, endpoints.chooseApiVersion, ({ bearer, body }) => apiKeys.chooseVersion(bearer, body)),
  ];
}
