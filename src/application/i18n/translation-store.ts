import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { LocalizationGateway, Translations } from './localization-gateway.ts';

export interface MessageCatalog {
  /** Overrides the bundled English, also for pages that load later. */
  overlay(translations: Translations): void;
}

/** Doubles from 350 ms, five times. */
const RETRY_DELAYS = [350, 700, 1400, 2800, 5600] as const;

/** English shows at once; the provider's messages override it when they load. */
export class TranslationStore {
  constructor(
    private readonly gateway: LocalizationGateway,
    private readonly catalog: MessageCatalog,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  start(): Disposer {
    const run = new AbortController();
    let cancelRetry: Disposer = () => undefined;
    const attempt = async (retries: readonly number[]): Promise<void> => {
      const result = await this.gateway.translations(run.signal);
      if (run.signal.aborted) return;
      if (result.ok) return this.catalog.overlay(result.value);
      const [delay, ...later] = retries;
      if (delay === undefined) return this.logger.debug('Translations did not load; English stays', result.failure);
      cancelRetry = this.clock.after(delay, () => void attempt(later));
    };
    void attempt(RETRY_DELAYS);
    return () => {
      run.abort();
      cancelRetry();
    };
  }
}
