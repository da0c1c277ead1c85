import type { LocalizationGateway, Translations } from '#src/application/i18n/localization-gateway.ts';
import type { Language } from '#src/domain/shared/language.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { MemoryGateway } from './memory-gateway.ts';

export class MemoryLocalizationGateway extends MemoryGateway implements LocalizationGateway {
  async translations(language: Language, signal?: AbortSignal): AsyncResult<Translations> {
    const result = await this.call((bearer) => this.provider.localization.translations(bearer, language), signal);
    return result.ok ? ok(result.value.item.translations) : result;
  }
}
