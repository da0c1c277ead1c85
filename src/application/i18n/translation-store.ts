import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Language } from '#src/domain/shared/language.ts';
import { reaction } from 'mobx';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { ShownLanguage } from './language-store.ts';

/** Message key to text; unknown keys are harmless. */
export type Translations = Readonly<Record<string, string>>;

export interface LocalizationGateway {
  /** In this language, if the provider has its texts in several; else in the one it has. */
  translations(language: Language, signal?: AbortSignal): AsyncResult<Translations>;
}

export interface MessageCatalog {
  /** Overrides the bundled messages of a language, also for pages that load later. */
  overlay(language: Language, translations: Translations): void;
}

/** Doubles from 350 ms, five times. */
const RETRY_DELAYS = [350, 700, 1400, 2800, 5600] as const;

export interface TranslationDeps {
  readonly gateway: LocalizationGateway;
  readonly catalog: MessageCatalog;
  readonly language: ShownLanguage;
  /** Some providers have texts for their customers alone. */
  readonly session: { readonly sessionId: string | null };
  readonly clock: Clock;
  readonly logger: Logger;
}

/** The bundled messages show at once; the provider's override them when they load, once for each language; a log-in tries again. */
export class TranslationStore {
  readonly #loaded = new Set<Language>();
  readonly #deps: TranslationDeps;

  constructor(deps: TranslationDeps) {
    this.#deps = deps;
  }

  start(): Disposer {
    let stop: Disposer = () => undefined;
    const stopWatching = reaction(
      () => `${this.#deps.language.shown} ${this.#deps.session.sessionId}`,
      () => {
        stop();
        stop = this.load(this.#deps.language.shown);
      },
      { fireImmediately: true },
    );
    return () => {
      stopWatching();
      stop();
    };
  }

  private load(language: Language): Disposer {
    const { gateway, catalog, clock, logger } = this.#deps;
    const run = new AbortController();
    let cancelRetry: Disposer = () => undefined;
    const attempt = async (retries: readonly number[]): Promise<void> => {
      const result = await gateway.translations(language, run.signal);
      if (run.signal.aborted) return;
      if (result.ok) {
        this.#loaded.add(language);
        return catalog.overlay(language, result.value);
      }
      const [delay, ...later] = retries;
      if (delay === undefined) return logger.debug('Translations did not load; ours stay', result.failure);
      cancelRetry = clock.after(delay, () => void attempt(later));
    };
    if (!this.#loaded.has(language)) void attempt(RETRY_DELAYS);
    return () => {
      run.abort();
      cancelRetry();
    };
  }
}
