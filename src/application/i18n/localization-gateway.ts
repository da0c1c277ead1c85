import type { AsyncResult } from '#src/domain/shared/result.ts';

/** Message key to text; unknown keys are harmless. */
export type Translations = Readonly<Record<string, string>>;

export interface LocalizationGateway {
  translations(signal?: AbortSignal): AsyncResult<Translations>;
}
