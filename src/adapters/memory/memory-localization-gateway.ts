import type { Provider } from '../../../mocks/provider/create-provider';
import type { LocalizationGateway, Translations } from '../../application/i18n/localization-gateway';
import type { CallSessions } from '../../application/session/call-session';
import { ok, type Reply } from '../../domain/shared/result';
import { callProvider } from './call-provider';

export class MemoryLocalizationGateway implements LocalizationGateway {
  constructor(
    private readonly provider: Provider,
    private readonly sessions: CallSessions,
  ) {}

  async translations(signal?: AbortSignal): Reply<Translations> {
    const reply = await callProvider(
      this.sessions,
      (bearer) => this.provider.localization.translations(bearer),
      signal,
    );
    return reply.ok ? ok(reply.value.item.translations) : reply;
  }
}
