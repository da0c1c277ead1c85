import type { bulkRedeliveryMessages as english } from '#src/application/i18n/en/bulk-redelivery.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const bulkRedeliveryMessages: Translation<typeof english, 'de'> = {
  'redelivery.title': 'Fehlgeschlagene Callbacks erneut zustellen?',
  'redelivery.text_one': '{{count}} fehlgeschlagener Callback wird erneut gesendet.',
  'redelivery.text_other': '{{count}} fehlgeschlagene Callbacks werden erneut gesendet.',
  'redelivery.text.to_one': '{{count}} fehlgeschlagener Callback wird erneut an {{domain}} gesendet.',
  'redelivery.text.to_other': '{{count}} fehlgeschlagene Callbacks werden erneut an {{domain}} gesendet.',
  'redelivery.domains': 'An {{domains}}',
  'redelivery.domains.more': 'An {{domains}} und {{more}} weitere',
  'redelivery.confirm': 'Callbacks erneut zustellen',
  'redelivery.starting': 'Wird gestartet',
  'redelivery.counting': 'Fehlgeschlagene Callbacks werden gezählt',
  'redelivery.count-failed': 'Fehlgeschlagene Callbacks konnten nicht gezählt werden',
  'redelivery.none': 'Zu den Filtern passt kein fehlgeschlagener Callback. Es gibt nichts erneut zuzustellen.',
  'redelivery.too-many':
    'Passende fehlgeschlagene Callbacks: {{matching}}. Höchstens {{limit}} können auf einmal erneut zugestellt werden. Grenzen Sie die Filter ein.',
  'redelivery.changed':
    'Die Zahl der fehlgeschlagenen Callbacks hat sich geändert. Prüfen Sie die neue Zahl und bestätigen Sie noch einmal.',
  'redelivery.is-running': 'Diese Callbacks werden bereits erneut zugestellt.',
  'redelivery.label': 'Erneute Zustellung fehlgeschlagener Callbacks',
  'redelivery.progress': 'Fehlgeschlagene Callbacks werden erneut zugestellt: {{sent}} von {{total}}',
  'redelivery.again': 'Erneut fehlgeschlagen: {{failed}}',
  'redelivery.stop': 'Stoppen',
  'redelivery.stopping': 'Wird gestoppt',
  'redelivery.started': 'Erneute Zustellung gestartet.',
  'redelivery.done':
    'Erneute Zustellung abgeschlossen. Zugestellt: {{delivered}} von {{total}}. Erneut fehlgeschlagen: {{failed}}.',
  'redelivery.stopped':
    'Erneute Zustellung gestoppt. Zugestellt: {{delivered}} von {{total}}. Erneut fehlgeschlagen: {{failed}}.',
  'redelivery.failed':
    'Erneute Zustellung abgebrochen. Zugestellt: {{delivered}} von {{total}}. Erneut fehlgeschlagen: {{failed}}.',
  'redelivery.ended':
    'Erneute Zustellung beendet ({{state}}). Zugestellt: {{delivered}} von {{total}}. Erneut fehlgeschlagen: {{failed}}.',
  'redelivery.show-failed': 'Fehlgeschlagene Callbacks ansehen',
  'redelivery.jobs-failed': 'Erneute Zustellungen konnten nicht geladen werden.',
};
