import type { HttpHandler } from 'msw';
import { endpoints } from '../../../src/adapters/http/endpoints';
import type { Provider } from '../../provider/create-provider';
import { handle } from '../handle';

export function localizationHandlers({ localization }: Provider, baseUrl: string): HttpHandler[] {
  return [handle(baseUrl, endpoints.localization, ({ bearer }) => localization.translations(bearer))];
}
