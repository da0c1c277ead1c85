import type { ownPageMessages as english } from '#src/application/i18n/en/own-page.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const ownPageMessages: Translation<typeof english, 'de'> = {
  'own-page.new-tab': 'In neuem Tab öffnen',
  'own-page.failed': 'Diese Seite konnte nicht geladen werden',
  'own-page.failed.text':
    'Sie hat nicht rechtzeitig geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder öffnen Sie die Seite in einem neuen Tab.',
  'own-page.blocked.text': 'Diese Konsole darf die Seite nicht anzeigen. Öffnen Sie sie in einem neuen Tab.',
};
