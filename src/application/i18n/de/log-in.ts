import type { logInMessages as english } from '#src/application/i18n/en/log-in.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The three validation messages are the provider's. */
export const logInMessages: Translation<typeof english, 'de'> = {
  'log-in.title': 'Bei {{brand}} anmelden',
  'log-in.document-title': 'Anmelden',
  'log-in.new-here': 'Neu hier?',
  'log-in.create-account': 'Konto erstellen',
  'log-in.email': 'E-Mail',
  'log-in.password': 'Passwort',
  'log-in.forgot-password': 'Passwort vergessen?',
  'log-in.submit': 'Anmelden',
  'log-in.submitting': 'Anmeldung läuft',
  'log-in.email-is-required': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'log-in.email-is-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.com.',
  'log-in.password-is-required': 'Geben Sie Ihr Passwort ein.',
  'log-in.hint.both': 'Geben Sie E-Mail-Adresse und Passwort ein, um fortzufahren',
  'log-in.hint.email': 'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren',
  'log-in.hint.email-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein, um fortzufahren',
  'log-in.hint.password': 'Geben Sie Ihr Passwort ein, um fortzufahren',
  'log-in.session-ended': 'Ihre Sitzung ist abgelaufen. Melden Sie sich an, um fortzufahren.',
  'log-in.bot-check-failed': 'Die Sicherheitsprüfung ist fehlgeschlagen. Versuchen Sie es erneut.',
  'log-in.token-unusable':
    'Wir konnten Ihre Sitzung nicht starten. Prüfen Sie Datum und Uhrzeit dieses Geräts und versuchen Sie es erneut.',
  'log-in.access-denied':
    'Wir konnten Sie nicht anmelden. Versuchen Sie es erneut oder nehmen Sie Kontakt mit uns auf.',

  'social.canceled': 'Die Anmeldung wurde abgebrochen.',
  'social.provider-error':
    'Die Anmeldung mit {{service}} ist fehlgeschlagen. Versuchen Sie es erneut oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
  'social.unknown-state': 'Dieser Anmeldeversuch ist abgelaufen. Versuchen Sie es erneut.',
  'social.signing-in': 'Sie werden angemeldet',

  'auth.continue-with': 'Weiter mit {{provider}}',
  'auth.single-sign-on': 'Single Sign-on',
  'auth.single-sign-on.unreachable':
    '{{service}} ist nicht erreichbar. Versuchen Sie es erneut oder melden Sie sich mit Ihrer E-Mail-Adresse an.',
  'auth.or': 'oder',
  'auth.terms': 'Nutzungsbedingungen',
  'auth.privacy': 'Datenschutz',
  'auth.docs': 'Dokumentation',
  'auth.status': 'Status',
  'auth.panel': 'Über {{brand}}',
  'auth.panel.title': 'Machen Sie dort weiter, wo Sie aufgehört haben',
  'auth.panel.text': 'Melden Sie sich an, um Ihre Nutzung zu verfolgen und Ihr Konto zu verwalten.',
  'auth.example.requests': 'Beispielanfragen',
  'auth.sign-up-panel.title': 'Blockchain-Daten mit einer einzigen Anfrage lesen',
  'auth.sign-up-panel.api-keys': 'API-Schlüssel selbst erstellen, rotieren und deaktivieren',
  'auth.sign-up-panel.usage': 'Jeden Aufruf mit Status, Dauer und Credits sehen',
  'auth.sign-up-panel.billing': 'Kosten laufend im Blick behalten',
  'auth.sign-up-panel.team': 'Das Team einladen und jedem Mitglied eine Rolle geben',
  'auth.sign-up-panel.faucets': 'Test-Coins für Testnets anfordern',
  'auth.example.name': 'Guthaben in nativer Währung, Ethereum Mainnet',
  'auth.example.comment': 'Guthaben des WETH-Contracts',
  'auth.example.ms': '{{time}} ms',
  'auth.example.credits': '1 Credit',
};
