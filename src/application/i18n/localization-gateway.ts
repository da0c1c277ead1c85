import type { AsyncResult } from '#src/domain/shared/result.ts';

/** Flat: message key to text. Keys that the console does not know are harmless. */
export type Translations = Readonly<Record<string, string>>;

export interface LocalizationGateway {
  translations(signal?: AbortSignal): AsyncResult<Translations>;
}
