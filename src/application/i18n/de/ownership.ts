import type { ownershipMessages as english } from '#src/application/i18n/en/ownership.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const ownershipMessages: Translation<typeof english, 'de'> = {
  'ownership.member-is-required': 'Wählen Sie ein Mitglied.',
  'ownership.transfer.title': 'Inhaberschaft übertragen',
  'ownership.transfer.text':
    'Die ausgewählte Person erhält eine E-Mail mit einem Link. Sobald sie annimmt, gehört ihr dieses Konto, und Ihre Rolle ändert sich.',
  'ownership.transfer.member': 'Neuer Kontoinhaber',
  'ownership.transfer.member.none': 'Mitglied auswählen',
  'ownership.transfer.password': 'Ihr Passwort',
  'ownership.transfer.missing.member': 'Wählen Sie ein Mitglied, um fortzufahren',
  'ownership.transfer.missing.password': 'Geben Sie Ihr Passwort ein, um fortzufahren',
  'ownership.transfer.action': 'E-Mail senden',
  'ownership.transfer.busy': 'Wird gesendet',
  'ownership.transfer.nobody':
    'Kontoinhaber kann nur ein Mitglied mit bestätigter E-Mail-Adresse werden. Laden Sie zuerst jemanden ein.',
  'ownership.transfer.pending':
    '{{email}} wurde die Inhaberschaft schon angeboten. Ziehen Sie diese Übertragung zurück, um ein anderes Mitglied zu wählen.',
  'ownership.started': 'E-Mail an {{email}} gesendet. Bis zur Annahme bleiben Sie Kontoinhaber.',
  'ownership.pending': 'Übertragung der Inhaberschaft',
  'ownership.pending.text': '{{email}} wurde die Inhaberschaft dieses Kontos angeboten.',
  'ownership.pending.until': 'Der Link in der E-Mail funktioniert bis {{time}}.',
  'ownership.pending.failed': 'Die Übertragung der Inhaberschaft konnte nicht geladen werden',
  'ownership.withdraw': 'Zurückziehen',
  'ownership.withdraw.title': 'Übertragung der Inhaberschaft zurückziehen?',
  'ownership.withdraw.text':
    'Der an {{email}} gesendete Link funktioniert dann nicht mehr, und Sie bleiben Kontoinhaber.',
  'ownership.withdraw.action': 'Übertragung zurückziehen',
  'ownership.withdraw.busy': 'Wird zurückgezogen',
  'ownership.withdrawn': 'Übertragung der Inhaberschaft an {{email}} zurückgezogen.',
  'ownership.gone': 'Die Übertragung der Inhaberschaft ist nicht mehr offen.',
  'ownership.accept.title': 'Inhaberschaft dieses Kontos annehmen?',
  'ownership.accept.text':
    'Sie sind dann für Team und Abrechnung verantwortlich, und nur Sie können das Konto schließen. Der bisherige Kontoinhaber bleibt Mitglied.',
  'ownership.accept.action': 'Inhaberschaft annehmen',
  'ownership.accept.busy': 'Wird angenommen',
  'ownership.accept.over': 'Dieser Link funktioniert nicht',
  'ownership.accept.over.text':
    'Er wurde verwendet oder zurückgezogen, ist abgelaufen oder ging an ein anderes Mitglied. Sie sind als {{email}} angemeldet.',
  'ownership.accept.failed': 'Der Link konnte nicht geprüft werden',
  'ownership.accepted': 'Sie sind jetzt Kontoinhaber.',
  'ownership.accepted.former': 'Sie sind jetzt Kontoinhaber. Rollen von {{email}}: {{roles}}.',
  'ownership.last-owner.title': 'Sie können das Team noch nicht verlassen',
  'ownership.last-owner.text':
    'Sie sind der einzige Kontoinhaber. Übertragen Sie die Inhaberschaft zuerst an ein anderes Mitglied.',
  'ownership.last-owner.pending':
    'Sie sind der einzige Kontoinhaber. Sobald {{email}} die Inhaberschaft angenommen hat, können Sie das Team verlassen.',
  'ownership.leave.title': 'Dieses Team verlassen?',
  'ownership.leave.text':
    'Sie werden abgemeldet und verlieren sofort den Zugriff auf dieses Konto, seine API-Schlüssel und Logs. Für eine Rückkehr brauchen Sie eine neue Einladung.',
  'ownership.leave.action': 'Team verlassen',
  'ownership.leave.busy': 'Wird verlassen',
  'ownership.left': 'Sie haben das Team verlassen.',
};
