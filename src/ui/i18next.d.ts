import 'i18next';
import type { TextKey } from '../application/i18n/message-key';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Record<TextKey, string> };
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
