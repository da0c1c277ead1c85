import type { LocalizationGateway, Translations } from '../../application/i18n/localization-gateway';
import type { Reply } from '../../domain/shared/result';
import type { ApiClient } from './api-client';
import { endpoints } from './endpoints';
import { translated } from './translated';

export class HttpLocalizationGateway implements LocalizationGateway {
  constructor(private readonly client: ApiClient) {}

  translations(signal?: AbortSignal): Reply<Translations> {
    return translated(this.client.call(endpoints.localization, { signal }), ({ data }) => data.item.translations);
  }
}
