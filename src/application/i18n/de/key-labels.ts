import type { keyLabelsMessages as english } from '#src/application/i18n/en/key-labels.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const keyLabelsMessages: Translation<typeof english, 'de'> = {
  'key-labels.title': 'Labels',
  'key-labels.none': 'Noch keine Labels. Labels gruppieren Schlüssel in dieser Liste, in den Logs und in der Nutzung.',
  'key-labels.change': 'Labels ändern',
  'key-labels.add': 'Labels hinzufügen',
  'key-labels.hint':
    'Drücken Sie nach jedem Label die Eingabetaste oder geben Sie ein Komma ein, zum Beispiel production oder team-a.',
  'key-labels.hint.optional':
    'Optional. Drücken Sie nach jedem Label die Eingabetaste oder geben Sie ein Komma ein, zum Beispiel production oder team-a.',
  'key-labels.remove': 'Label {{label}} entfernen',
  'key-labels.removed': 'Label {{label}} entfernt',
  'key-labels.too-many': 'Verwenden Sie höchstens 20 Labels.',
  'key-labels.too-long': 'Verwenden Sie höchstens 50 Zeichen pro Label.',
  'key-labels.not-allowed': 'Labels dürfen nur Buchstaben, Ziffern, Leerzeichen und . _ : / - enthalten.',
  'key-labels.dialog.title': 'Labels von Schlüssel {{name}}',
  'key-labels.save': 'Labels speichern',
  'key-labels.saved': 'Labels von Schlüssel {{name}} gespeichert.',
  'key-labels.filter': 'Nur Schlüssel mit dem Label {{label}} anzeigen',
  'key-labels.more': 'und {{more}} weitere',
  'key-labels.clear': 'Nicht mehr nach Label {{label}} filtern',
};
