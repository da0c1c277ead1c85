import type { keyLabelsMessages as english } from '#src/application/i18n/en/key-labels.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const keyLabelsMessages: Translation<typeof english, 'es'> = {
  'key-labels.title': 'Etiquetas',
  'key-labels.none': 'Aún no hay etiquetas. Agrupan las claves en esta lista, en los registros y en el uso.',
  'key-labels.change': 'Cambiar etiquetas',
  'key-labels.add': 'Agregar etiquetas',
  'key-labels.hint': 'Presiona Intro o escribe una coma después de cada etiqueta, como production o team-a.',
  'key-labels.hint.optional':
    'Opcional. Presiona Intro o escribe una coma después de cada etiqueta, como production o team-a.',
  'key-labels.remove': 'Quitar la etiqueta {{label}}',
  'key-labels.removed': 'Se quitó la etiqueta {{label}}',
  'key-labels.too-many': 'Usa 20 etiquetas como máximo.',
  'key-labels.too-long': 'Usa 50 caracteres como máximo en cada etiqueta.',
  'key-labels.not-allowed': 'Usa solo letras, dígitos, espacios y . _ : / - en las etiquetas.',
  'key-labels.dialog.title': 'Etiquetas de la clave {{name}}',
  'key-labels.save': 'Guardar etiquetas',
  'key-labels.saved': 'Se guardaron las etiquetas de la clave {{name}}.',
  'key-labels.filter': 'Mostrar solo las claves con la etiqueta {{label}}',
  'key-labels.more': 'y {{more}} más',
  'key-labels.clear': 'Dejar de filtrar por la etiqueta {{label}}',
};
