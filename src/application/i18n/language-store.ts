import { makeAutoObservable, runInAction } from 'mobx';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import { chooseLanguage, type Language, LANGUAGES, type OfferedLanguages } from '#src/domain/shared/language.ts';
import type { Translate } from './translate.ts';

export const LANGUAGE_KEY = 'gatehouse.language';

export interface LanguageDeps {
  readonly offered: OfferedLanguages;
  readonly storage: KeyValueStorage;
  /** The languages of the browser, the favorite first. */
  readonly browserLanguages: readonly string[];
  /** Fetches the messages of a language and shows them. Rejects if they cannot be fetched. */
  readonly show: (language: Language) => Promise<void>;
  readonly toasts: ToastStore;
  readonly translate: Translate;
  readonly logger: Logger;
}

export interface ShownLanguage {
  readonly shown: Language;
}

/** The language of the console. A choice outlives the session, and other tabs follow it. */
export class LanguageStore {
  shown: Language = 'en';
  /** Differs from `shown` while its messages load. */
  chosen: Language = 'en';
  readonly #deps: LanguageDeps;

  constructor(deps: LanguageDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get offered(): OfferedLanguages {
    return this.#deps.offered;
  }

  start(): Disposer {
    return this.#deps.storage.onOtherTab((key) => {
      if (key === LANGUAGE_KEY) void this.showPreferred();
    });
  }

  /** What the visitor or the browser prefers. If it does not load, the previous language stays. */
  async showPreferred(): Promise<void> {
    const { offered, storage, browserLanguages, logger } = this.#deps;
    const language = chooseLanguage({ offered, stored: storage.get(LANGUAGE_KEY), browser: browserLanguages });
    await this.show(language).catch((error: unknown) => logger.debug(`${language} did not load`, error));
  }

  async choose(language: Language): Promise<void> {
    const { storage, toasts, translate } = this.#deps;
    try {
      await this.show(language);
      if (this.chosen === language) storage.set(LANGUAGE_KEY, language);
    } catch {
      toasts.show('error', translate('common.language.failed', { language: LANGUAGES[language].name }));
    }
  }

  /** The last choice wins, also over one that loads more slowly. */
  private async show(language: Language): Promise<void> {
    const isShown = language === this.shown && language === this.chosen;
    this.chosen = language;
    try {
      // Also for the one that shows, while another one loads and would show after it.
      if (!isShown) await this.#deps.show(language);
      runInAction(() => {
        if (this.chosen === language) this.shown = language;
      });
    } catch (error) {
      runInAction(() => {
        if (this.chosen === language) this.chosen = this.shown;
      });
      throw error;
    }
  }
}
