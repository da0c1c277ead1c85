import type { CountedValues, MessageValues } from '#src/application/i18n/translate.ts';
import type { Formats } from '#src/domain/shared/formats/formats.ts';

/** For a message with `{{count}}`: the number chooses the plural form and shows as the language writes it. */
export function counted(count: number, formats: Formats, values: MessageValues = {}): CountedValues {
  return { count, replace: { ...values, count: formats.count(count) } };
}
