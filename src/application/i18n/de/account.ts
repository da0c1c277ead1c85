import type { accountMessages as english } from '#src/application/i18n/en/account.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const accountMessages: Translation<typeof english, 'de'> = {
  'profile.name': 'Name',
  'profile.email': 'E-Mail',
  'profile.plan': 'Tarif',
  'profile.seats': 'Plätze im Team',
  'profile.seats.unlimited': 'Unbegrenzt',
  'profile.unknown': 'Unbekannt',
  'profile.failed': 'Ihr Profil konnte nicht geladen werden.',
  'profile.plan-failed': 'Ihr Tarif konnte nicht geladen werden.',

  'sessions.title': 'Sitzungen',
  'sessions.device': '{{browser}} unter {{system}}',
  'sessions.device.unknown': 'Unbekanntes Gerät',
  'sessions.current': 'Diese Sitzung',
  'sessions.active-now': 'Jetzt aktiv',
  'sessions.active': 'Zuletzt aktiv: {{time}}',
  'sessions.active.unknown': 'Letzte Aktivität unbekannt',
  'sessions.started': 'Beginn: {{date}}',
  'sessions.empty': 'Sie sind sonst nirgends angemeldet.',
  'sessions.failed': 'Ihre Sitzungen konnten nicht geladen werden.',
  'sessions.end': 'Sitzung beenden',
  'sessions.end.label': 'Sitzung beenden: {{device}}',
  'sessions.end.ask': 'Dieses Gerät wird abgemeldet.',
  'sessions.ending': 'Wird beendet',
  'sessions.end-others': 'Alle anderen beenden',
  'sessions.end-others.ask_one': '1 anderes Gerät wird abgemeldet.',
  'sessions.end-others.ask_other': '{{count}} andere Geräte werden abgemeldet.',
  'sessions.end-others.action_one': '1 Sitzung beenden',
  'sessions.end-others.action_other': '{{count}} Sitzungen beenden',
  'sessions.ended_one': '1 Sitzung beendet.',
  'sessions.ended_other': '{{count}} Sitzungen beendet.',
  'sessions.not-ended': 'Nicht beendet: {{devices}}. Versuchen Sie es erneut.',

  'change-email.text':
    'Danach melden Sie sich mit der neuen E-Mail-Adresse an. Geben Sie zur Bestätigung Ihr Passwort ein.',
  'change-email.email': 'Neue E-Mail',
  'change-email.now': 'Sie sind als {{email}} angemeldet.',
  'change-email.password': 'Passwort',
  'change-email.submit': 'E-Mail ändern',
  'change-email.submitting': 'Wird geändert',
  'change-email.hint.both': 'Geben Sie Ihre neue E-Mail-Adresse und Ihr Passwort ein, um fortzufahren',
  'change-email.hint.email': 'Geben Sie Ihre neue E-Mail-Adresse ein, um fortzufahren',
  'change-email.hint.email-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein, um fortzufahren',
  'change-email.hint.password': 'Geben Sie Ihr Passwort ein, um fortzufahren',
  'change-email.done.title': 'E-Mail geändert',
  'change-email.done.text': 'Verwenden Sie die neue Adresse bei der nächsten Anmeldung. Ihr Passwort ist unverändert.',

  'change-password.text':
    'Wir senden einen Link an <strong>{{email}}</strong>. Ihr aktuelles Passwort gilt, bis Sie ein neues festlegen.',
  'change-password.unknown': 'Wir können den Link erst senden, wenn Ihr Profil geladen ist.',
  'change-password.submit': 'Link senden',
  'change-password.submitting': 'Wird gesendet',
  'change-password.sent.title': 'Prüfen Sie Ihre E-Mails',
  'change-password.sent.text':
    'Wir haben einen Link zum Zurücksetzen an <strong>{{email}}</strong> gesendet. Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach.',
};
