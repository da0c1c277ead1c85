import type { i18n } from 'i18next';
import { useTranslation as useI18next } from 'react-i18next';
import type { Translate } from '#src/application/i18n/translate.ts';

/** Takes the keys of the catalog alone; to check them by the library's own types took a seventh of the linter's time. */
export const useTranslation = useI18next as () => { readonly t: Translate; readonly i18n: i18n };
