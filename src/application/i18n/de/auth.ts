import type { authMessages as english } from '#src/application/i18n/en/auth.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const authMessages: Translation<typeof english, 'de'> = {
  'two-factor.title': 'Code eingeben',
  'two-factor.text': 'Öffnen Sie Ihre Authentifizierungs-App und geben Sie den 6-stelligen Code für {{email}} ein.',
  'two-factor.code': 'Authentifizierungscode',
  'two-factor.checking': 'Code wird geprüft',
  'two-factor.hint': 'Wir prüfen den Code nach der letzten Ziffer.',
  'two-factor.back': 'Zurück zur Anmeldung',
  'two-factor.use-recovery': 'Wiederherstellungscode verwenden',
  'two-factor.use-app': 'Authentifizierungs-App verwenden',
  'two-factor.use-passkey': 'Passkey verwenden',
  'two-factor.recovery.title': 'Wiederherstellungscode eingeben',
  'two-factor.recovery.text': 'Geben Sie einen der Wiederherstellungscodes für {{email}} ein. Jeder gilt nur einmal.',
  'two-factor.recovery.code': 'Wiederherstellungscode',
  'two-factor.recovery.submit': 'Anmelden',
  'two-factor.email.title': 'Noch ein Schritt',
  'two-factor.email.text':
    'Dieses Konto verwendet Zwei-Faktor-Authentifizierung. Geben Sie die E-Mail-Adresse des Kontos und danach den Code aus Ihrer App ein.',
  'two-factor.email.continue': 'Weiter',

  'verification.title': 'Prüfen Sie Ihre E-Mails',
  'verification.text':
    'Wir haben einen 6-stelligen Code an <strong>{{email}}</strong> gesendet. Wir prüfen ihn, sobald Sie die letzte Ziffer eingeben.',
  'verification.text.no-email':
    'Wir haben Ihnen einen 6-stelligen Code gesendet. Wir prüfen ihn, sobald Sie die letzte Ziffer eingeben.',
  'verification.code': 'Bestätigungscode',
  'verification.checking': 'Code wird geprüft',
  'verification.resend': 'Code erneut senden',
  'verification.resending': 'Wird gesendet',
  'verification.resend.ready': 'Keinen Code erhalten?',
  'verification.resend.wait': 'Erneutes Senden in {{time}} möglich',
  'verification-code-success': 'Wir haben einen neuen Bestätigungscode an Ihre E-Mail-Adresse gesendet.',
  'verification.idle': 'Zu Ihrer Sicherheit werden Sie nach 10 Minuten Inaktivität abgemeldet.',
  'verification.help-alone': 'Noch nichts angekommen? Sehen Sie im Spam-Ordner nach.',
  'verification.help':
    'Noch nichts angekommen? Sehen Sie im Spam-Ordner nach oder <chat>nehmen Sie Kontakt mit uns auf</chat>.',
  'verification.wrong-account': 'Falsche E-Mail-Adresse?',
  'verification.another-email': 'Mit einer anderen E-Mail-Adresse registrieren',

  'forgot-password.title': 'Passwort vergessen?',
  'forgot-password.text':
    'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link zum Zurücksetzen Ihres Passworts.',
  'forgot-password.submit': 'Link senden',
  'forgot-password.submitting': 'Wird gesendet',
  'forgot-password.hint.empty': 'Geben Sie Ihre E-Mail-Adresse ein, um fortzufahren',
  'forgot-password.hint.invalid': 'Geben Sie eine gültige E-Mail-Adresse ein, um fortzufahren',
  'forgot-password.sent.title': 'Prüfen Sie Ihre E-Mails',
  'forgot-password.sent':
    'Wenn es ein Konto für {{email}} gibt, haben wir einen Link zum Zurücksetzen gesendet. Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach.',
  'forgot-password.again': 'Andere E-Mail verwenden',
  'forgot-password.back': 'Zurück zur Anmeldung',

  'reset-password.title': 'Neues Passwort festlegen',
  'reset-password.text': 'Ihr neues Passwort gilt sofort.',
  'reset-password.password': 'Neues Passwort',
  'reset-password.repeat': 'Neues Passwort bestätigen',
  'reset-password.submit': 'Passwort festlegen',
  'reset-password.submitting': 'Wird gespeichert',
  'reset-password.hint.empty': 'Geben Sie das neue Passwort zweimal ein, um fortzufahren',
  'reset-password.hint.password': 'Geben Sie ein gültiges neues Passwort ein, um fortzufahren',
  'reset-password.hint.repeat': 'Bestätigen Sie das neue Passwort, um fortzufahren',
  'reset-password.done.title': 'Passwort geändert',
  'reset-password.done': 'Verwenden Sie es bei der nächsten Anmeldung.',
  'reset-password.back': 'Zurück zur Anmeldung',
  'reset-password.to-console': 'Weiter zur Konsole',
  'reset-password.new-link': 'Neuen Link anfordern',
  'reset-password.no-link.title': 'Dieser Link funktioniert nicht',
  'reset-password.no-link.text':
    'Er ist unvollständig, abgelaufen oder bereits verwendet worden. Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen neuen.',

  'idle.warning.title': 'Sind Sie noch da?',
  'idle.warning.text': 'Sie waren eine Weile inaktiv. Nach 10 Minuten Inaktivität werden Sie abgemeldet.',
  'idle.stay': 'Angemeldet bleiben',
  'idle.expired.title': 'Sie wurden abgemeldet',
  'idle.expired.text':
    'Sie waren 10 Minuten inaktiv. Melden Sie sich an, um dort weiterzumachen, wo Sie aufgehört haben.',
  'idle.to-log-in': 'Anmelden',
};
