import type { HttpHandler } from 'msw';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Provider } from '#mocks/provider/create-provider.ts';
import { handle } from '#mocks/http/handle.ts';

export function localizationHandlers({ localization }: Provider, baseUrl: string): HttpHandler[] {
  return [handle(baseUrl, endpoints.localization, ({ bearer }) => localization.translations(bearer))];
}
