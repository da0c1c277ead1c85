import type { demoPagesMessages as english } from '#src/application/i18n/en/demo/pages.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The catalogue of scenarios and the map of states. */
export const demoPagesMessages: Translation<typeof english, 'de'> = {
  'demo-pages.catalog': 'Szenarien',
  'demo-pages.catalog.text': 'Jedes Szenario öffnet die Konsole mit neuen Daten. Nichts verlässt dieses Gerät.',
  'demo-pages.console': 'Zurück zur Konsole',
  'demo-pages.states': 'Zustandsübersicht',
  'demo-pages.states.text':
    'Der Zustand des Kontos bestimmt, welche Seiten sich öffnen. Ein Link öffnet seine Seite in diesem Zustand, mit neuen Daten. Jede andere Seite führt zur zuerst genannten.',
  'demo-pages.states.now': 'Sie sind hier',
  'demo-pages.states.routes': 'Seiten',
  'demo-pages.group.ways-in': 'Registrierung und Anmeldung',
  'demo-pages.group.onboarding': 'Onboarding',
  'demo-pages.group.day': 'Entwickleralltag',
  'demo-pages.group.money': 'Tarife und Zahlungen',
  'demo-pages.group.limits': 'Limits',
  'demo-pages.group.failures': 'Ausfälle',
  'demo-pages.state.notAuth': 'Nicht angemeldet',
  'demo-pages.state.email-verification': 'E-Mail bestätigen',
  'demo-pages.state.company-data': 'Unternehmen',
  'demo-pages.state.use-cases': 'Anwendungsfälle',
  'demo-pages.state.blockchain-protocols': 'Protokolle',
  'demo-pages.state.channels': 'Ihr Weg zu uns',
  'demo-pages.state.pricing-plan': 'Tarif wählen',
  'demo-pages.state.summary': 'Übersicht',
  'demo-pages.state.dashboard': 'Konsole',
};
