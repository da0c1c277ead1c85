import type { consoleMessages as english } from '#src/application/i18n/en/console.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const consoleMessages: Translation<typeof english, 'de'> = {
  'common.load-more': 'Mehr laden',
  'common.skip-to-content': 'Zum Inhalt springen',
  'common.saving': 'Wird gespeichert',
  'common.example': 'Beispiel',
  'common.loading': 'Wird geladen',

  'nav.label': 'Hauptnavigation',
  'nav.open': 'Menü öffnen',
  'nav.title': 'Menü',
  'nav.home': '{{brand}}, Startseite',
  'nav.dashboard': 'Dashboard',
  'nav.api-keys': 'API-Schlüssel',
  'nav.verify-domain': 'Callback-Domains',
  'nav.billing': 'Abrechnung',
  'nav.usage': 'Nutzung',
  'nav.team': 'Team',
  'nav.faucets': 'Faucets',

  'clipboard.copied': 'In die Zwischenablage kopiert',
  'clipboard.copied.short': 'Kopiert',
  'clipboard.copy-failed': 'Kopieren fehlgeschlagen. Der Text ist markiert: Kopieren Sie ihn mit der Tastatur.',
  'clipboard.insecure-page':
    'Kopieren funktioniert nur über HTTPS. Markieren Sie den Text und kopieren Sie ihn manuell.',

  'api-keys.create': 'API-Schlüssel erstellen',
  'credits.title': 'Credits',
  'credits.of': '{{used}} von {{included}}',
  'credits.elapsed': 'Heute, {{percent}} des Zeitraums',

  'header.plan': 'Tarif {{plan}}',
  'header.plan.label': '{{plan}}. Tarif ändern',
  'header.plan.unknown': 'Tarife',
  'header.search': 'Suchen oder Seite öffnen',
  'header.search.keys': 'Strg\u00a0K',
  'header.search.keys.mac': '⌘\u00a0K',
  'header.help': 'Hilfe',
  'header.profile': 'Profil: {{name}}',
  'header.theme': 'Design',
  'theme.system': 'System',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
  'outage.text':
    'Die API antwortet nicht. Bis sie wieder antwortet, fehlen einige Daten auf dieser Seite oder sind nicht aktuell.',
  'outage.offline':
    'Sie sind offline. Bis Sie wieder online sind, fehlen einige Daten auf dieser Seite oder sind nicht aktuell.',
  'outage.as-of': 'Zuletzt geladen: {{time}}',
  'outage.status': 'Statusseite',
  'not-offered.title': 'Nicht verfügbar',
  'not-offered.text': 'Dieser Teil der Konsole ist hier nicht verfügbar.',
  'notice.label': 'Hinweis',
  'notice.dismiss': 'Hinweis schließen',

  'chart.traffic.column_one': '{{time}}: {{count}} Aufruf, {{errors}} fehlgeschlagen',
  'chart.traffic.column_other': '{{time}}: {{count}} Aufrufe, {{errors}} fehlgeschlagen',
  'chart.traffic.summary_one': '{{count}} Aufruf, {{errors}} fehlgeschlagen',
  'chart.traffic.summary_other': '{{count}} Aufrufe, {{errors}} fehlgeschlagen',

  // For each form that creates a key.
  'api-keys.name-is-required': 'Geben Sie einen Namen ein.',
  'api-keys.name-is-too-long': 'Verwenden Sie höchstens 50 Zeichen.',

  'chart.traffic.from': 'Ab (UTC)',
  'chart.traffic.calls': 'Aufrufe',
  'chart.traffic.failed': 'Fehlgeschlagen',
  'chart.table.show': 'Als Tabelle anzeigen',
  'chart.table.hide': 'Tabelle ausblenden',

  'pager.label': 'Seiten',
  'pager.previous': 'Vorherige Seite',
  'pager.next': 'Nächste Seite',
  'pager.page': 'Seite {{page}} von {{pages}}',

  'help.whats-new': 'Neuigkeiten',
  'help.docs': 'Technische Dokumentation',
  'help.json-rpc': 'JSON-RPC',
  'help.glossary': 'Glossar',
  'help.blog': 'Blog',
  'help.status': 'Status',
  'help.shortcuts': 'Tastenkürzel',
  'help.version': 'Version {{version}}',
  'help.calls': 'Netzwerkaktivität',
  'help.security': 'Sicherheit',
  'help.terms': 'Nutzungsbedingungen',
  'help.privacy': 'Datenschutzerklärung',
  'measures.title': 'Nutzungsstatistik',
  'measures.question':
    'Darf {{brand}} Seitenaufrufe, Ladezeiten und abgeschlossene Einrichtungsschritte erfassen, um diese Konsole zu verbessern? Ihr Name, Ihre E-Mail-Adresse und Ihre Kontodaten werden nicht gesendet.',
  'measures.decline': 'Ablehnen',
  'measures.allow': 'Erlauben',
  'help.data-security': 'Richtlinie zur Datensicherheit',

  'profile.my-profile': 'Mein Profil',
  'profile.change-email': 'E-Mail ändern',
  'profile.change-password': 'Passwort ändern',
  'profile.two-factor': 'Zwei-Faktor-Authentifizierung',

  'suspended.title': 'Ihr Konto ist gesperrt',
  'suspended.text': 'Beheben Sie das Problem mit Ihrer Abrechnung, um die Konsole wieder nutzen zu können.',
  'suspended.to-billing': 'Abrechnung ansehen',

  'node-as-a-service.title': 'Node as a Service',
  'node-as-a-service.lead': 'Dedizierte Nodes, von uns betrieben',
  'node-as-a-service.text': 'Sagen Sie uns, welche Netzwerke Sie brauchen und wie viel Traffic Sie erwarten.',

  'own-page.new-tab': 'In neuem Tab öffnen',
  'own-page.failed': 'Diese Seite konnte nicht geladen werden',
  'own-page.failed.text':
    'Sie hat nicht rechtzeitig geantwortet. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut, oder öffnen Sie die Seite in einem neuen Tab.',
  'own-page.blocked.text': 'Diese Konsole darf die Seite nicht anzeigen. Öffnen Sie sie in einem neuen Tab.',
};
