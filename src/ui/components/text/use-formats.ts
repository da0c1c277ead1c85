import { useTranslation } from './use-translation.ts';
import { formatsIn, type Formats } from '#src/domain/shared/formats.ts';

export function useFormats(): Formats {
  return formatsIn(useTranslation().i18n.language);
}
