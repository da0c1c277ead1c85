import 'i18next';
import type { RawMessageKey } from '#src/application/i18n/message-key.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Record<RawMessageKey, string> };
    keySeparator: false;
    nsSeparator: false;
    returnNull: false;
  }
}
