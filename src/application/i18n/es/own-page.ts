import type { ownPageMessages as english } from '#src/application/i18n/en/own-page.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const ownPageMessages: Translation<typeof english, 'es'> = {
  'own-page.new-tab': 'Abrir en una pestaña nueva',
  'own-page.failed': 'No se pudo cargar esta página',
  'own-page.failed.text':
    'No respondió a tiempo. Revisa tu conexión e inténtalo de nuevo, o ábrela en una pestaña nueva.',
  'own-page.blocked.text': 'Esta consola no tiene permiso para mostrar la página. Ábrela en una pestaña nueva.',
};
