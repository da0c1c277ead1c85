import type { callbackDomainsMessages as english } from '#src/application/i18n/en/callback-domains.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const callbackDomainsMessages: Translation<typeof english, 'de'> = {
  'domains.table': 'Liste der Callback-Domains',
  'domains.title': 'Callback-Domains',
  'domains.text': 'Wir senden Callbacks nur an verifizierte Domains.',
  'domains.add': 'Domain hinzufügen',
  'domains.url': 'URL',
  'domains.status': 'Status',
  'domains.verified': 'Verifiziert',
  'domains.verified.now': 'Gerade verifiziert',
  'domains.unverified': 'Nicht verifiziert',
  'domains.verified-on': 'Verifiziert am',
  'domains.no-date': 'Kein Datum',
  'domains.actions': 'Aktionen',
  'domains.delete': 'Domain {{host}} löschen',
  'domains.shown.all_one': '1 Domain angezeigt',
  'domains.shown.all_other': 'Alle {{count}} Domains angezeigt',
  'domains.shown.some_one': '1 Domain angezeigt',
  'domains.shown.some_other': '{{count}} Domains angezeigt',
  'domains.empty.title': 'Noch keine Domains',
  'domains.empty.text':
    'Fügen Sie die Domain hinzu, die Callbacks empfangen soll. Wir verifizieren sie, bevor wir etwas senden.',
  'domains.failed.title': 'Domains konnten nicht geladen werden',
  'domains.more-failed': 'Weitere Domains konnten nicht geladen werden. {{reason}}',

  'domains.check.label': 'Verifizierung',
  'domains.check.all': '{{verified}} von {{count}} verifiziert',
  'domains.check.some': 'Angezeigte Domains: {{verified}} von {{count}} verifiziert',
  'domains.check.explained':
    'Wir verifizieren neue Domains nach dem Hinzufügen. Sie müssen nichts weiter tun: Diese Seite aktualisiert sich selbst.',
  'domains.check.docs': 'Dokumentation lesen',
  'domains.check.again': 'Erneut prüfen',
  'domains.check.checking': 'Wird geprüft',
  'domains.check.same': 'Keine Änderung seit der letzten Prüfung.',
  'domains.check.since_one': '1 weitere Domain verifiziert.',
  'domains.check.since_other': '{{count}} weitere Domains verifiziert.',

  'domains.add.title': 'Domain hinzufügen',
  'domains.add.text': 'Nach dem Hinzufügen verifizieren wir die Domain. Danach senden wir Callbacks an sie.',
  'domains.add.domain': 'Domain',
  'domains.add.hint': 'Zum Beispiel hooks.example.com',
  'domains.add.submit': 'Domain hinzufügen',
  'domains.add.submitting': 'Wird hinzugefügt',
  'domains.add.missing': 'Geben Sie eine Domain ein, um fortzufahren',
  'domains.domain-is-required': 'Geben Sie eine Domain ein.',
  'domains.added.title': 'Domain hinzugefügt',
  'domains.added.text':
    'Sie müssen nichts weiter tun. Sobald die Domain verifiziert ist, sehen Sie es auf dieser Seite.',
  'domains.added.url': 'URL',
  'domains.added.copy': 'URL kopieren',

  'domains.delete.title': 'Domain {{host}} löschen?',
  'domains.delete.text':
    'Callbacks an diese Domain werden sofort eingestellt. Wenn Sie die Domain wieder hinzufügen, muss sie erneut verifiziert werden.',
  'domains.delete.action': 'Domain löschen',
  'domains.delete.deleting': 'Wird gelöscht',
  'domains.delete.gone': '{{host}} war bereits gelöscht.',
};
