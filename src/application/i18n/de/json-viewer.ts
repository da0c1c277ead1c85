import type { jsonViewerMessages as english } from '#src/application/i18n/en/json-viewer.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const jsonViewerMessages: Translation<typeof english, 'de'> = {
  'json.find': 'In diesem JSON suchen',
  'json.found': '{{at}} von {{all}}',
  'json.found-many': '{{at}} von mehr als {{all}}',
  'json.none-found': 'Nicht gefunden',
  'json.previous': 'Vorheriger Treffer',
  'json.next': 'Nächster Treffer',
  'json.fold-all': 'Alle einklappen',
  'json.unfold-all': 'Alle ausklappen',
  'json.raw': 'Rohtext',
  'json.fields_one': '1 Feld',
  'json.fields_other': '{{count}} Felder',
  'json.items_one': '1 Element',
  'json.items_other': '{{count}} Elemente',
  'json.more-characters_one': '… 1 weiteres Zeichen',
  'json.more-characters_other': '… {{count}} weitere Zeichen',
  'json.more': 'Mehr anzeigen',
  'json.path': 'Pfad',
  'json.copy-value': 'Wert kopieren',
  'json.copy-path': 'Pfad kopieren',
  'json.manual-copy': 'Manuell kopieren',
  'json.empty': 'Der Body ist leer.',
  'json.not-json': 'Kein gültiges JSON. Der Rohtext wird angezeigt.',
  'json.too-large': 'Zu groß zum Formatieren. Der Rohtext wird angezeigt.',
};
