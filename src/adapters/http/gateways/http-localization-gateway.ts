import type { LocalizationGateway, Translations } from '#src/application/i18n/translation-store.ts';
import type { Language } from '#src/domain/shared/language.ts';
import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { ApiClient } from '#src/adapters/http/client/api-client.ts';
import { accountEndpoints } from '#src/adapters/http/endpoints/account-endpoints.ts';
import { mapResult } from '#src/adapters/http/client/json-record.ts';

export class HttpLocalizationGateway implements LocalizationGateway {
  constructor(private readonly client: ApiClient) {}

  translations(language: Language, signal?: AbortSignal): AsyncResult<Translations> {
    const call = this.client.call(accountEndpoints.localization, { language, signal });
    return mapResult(call, ({ data }) => data.item.translations);
  }
}
