import type { Provider } from '#mocks/provider/create-provider.ts';
import type { LocalizationGateway, Translations } from '#src/application/i18n/localization-gateway.ts';
import type { Language } from '#src/domain/shared/language.ts';
import type { CallSessions } from '#src/application/auth/call-session.ts';
import { ok, type AsyncResult } from '#src/domain/shared/result.ts';
import { callProvider } from './call-provider.ts';

export class MemoryLocalizationGateway implements LocalizationGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async translations(language: Language, signal?: AbortSignal): AsyncResult<Translations> {
    const result = await callProvider(
      this.sessions,
      (bearer) => this.provider.localization.translations(bearer, language),
      signal,
    );
    return result.ok ? ok(result.value.item.translations) : result;
  }
}
