import type { AsyncResult } from '#src/domain/shared/result.ts';
import type { Language } from '#src/domain/shared/language.ts';

/** Message key to text; unknown keys are harmless. */
export type Translations = Readonly<Record<string, string>>;

export interface LocalizationGateway {
  /** In this language, if the provider has its texts in several; else in the one it has. */
  translations(language: Language, signal?: AbortSignal): AsyncResult<Translations>;
}
