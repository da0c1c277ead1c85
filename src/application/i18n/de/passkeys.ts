import type { passkeysMessages as english } from '#src/application/i18n/en/passkeys.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const passkeysMessages: Translation<typeof english, 'de'> = {
  'passkeys.table': 'Liste der Passkeys',
  'passkeys.passkey': 'Passkey',
  'passkeys.synced': 'Synchronisiert',
  'passkeys.one-device': 'Ein Gerät',
  'passkeys.created': 'Erstellt',
  'passkeys.last-used': 'Zuletzt verwendet',
  'passkeys.never-used': 'Nie',
  'passkeys.actions': 'Aktionen',
  'passkeys.empty': 'Noch keine Passkeys',
  'passkeys.empty.text': 'Melden Sie sich per Fingerabdruck, Gesicht oder Displaysperre an, ohne Passwort und Code.',
  'passkeys.limit': 'Sie haben das Limit erreicht. Löschen Sie einen Passkey, um einen weiteren hinzuzufügen.',
  'passkeys.unnamed': 'Passkey',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.add.text':
    'Ihr Browser fragt, wo er gespeichert wird: auf diesem Gerät, auf Ihrem Smartphone oder auf einem Sicherheitsschlüssel.',
  'passkeys.add.password': 'Ihr Passwort',
  'passkeys.add.missing': 'Geben Sie Ihr Passwort ein, um fortzufahren',
  'passkeys.add.submit': 'Weiter',
  'passkeys.add.busy': 'Warten auf Ihren Browser',
  'passkeys.added': 'Passkey hinzugefügt',
  'passkeys.added.text':
    'Sie können sich ab sofort damit anmelden. Geben Sie ihm einen Namen, an dem Sie ihn erkennen.',
  'passkeys.name': 'Name des Passkeys',
  'passkeys.name.hint': 'Höchstens 50 Zeichen.',
  'passkeys.name.invalid': 'Geben Sie einen Namen mit höchstens 50 Zeichen ein.',
  'passkeys.name.missing': 'Geben Sie einen Namen ein, um fortzufahren',
  'passkeys.name.save': 'Namen speichern',
  'passkeys.rename.of': '{{name}} umbenennen',
  'passkeys.renamed': 'Passkey umbenannt.',
  'passkeys.delete': 'Passkey löschen',
  'passkeys.delete.of': '{{name}} löschen',
  'passkeys.delete.title': '{{name}} löschen?',
  'passkeys.delete.text':
    'Sie können sich nicht mehr damit anmelden. Entfernen Sie ihn auch auf Ihrem Gerät oder in Ihrem Passwortmanager.',
  'passkeys.deleting': 'Wird gelöscht',
  'passkeys.deleted': 'Passkey {{name}} gelöscht.',
  'passkeys.gone': 'Passkey {{name}} war bereits gelöscht.',
  'passkeys.log-in': 'Mit einem Passkey anmelden',
  'passkeys.log-in.busy': 'Warten auf Ihren Passkey',
  'passkeys.problem.canceled': 'Die Passkey-Anfrage wurde abgebrochen. Versuchen Sie es erneut, wenn Sie so weit sind.',
  'passkeys.problem.timeout': 'Die Zeit für die Passkey-Anfrage ist abgelaufen. Versuchen Sie es erneut.',
  'passkeys.problem.already-registered': 'Auf diesem Gerät gibt es bereits einen Passkey für Ihr Konto.',
  'passkeys.problem.unsupported':
    'Passkeys funktionieren in diesem Browser oder unter dieser Adresse nicht. Versuchen Sie es mit einem anderen Browser oder Gerät.',
  'passkeys.problem.failed':
    'Ihr Browser konnte die Anfrage nicht abschließen. Versuchen Sie es erneut oder verwenden Sie ein anderes Gerät.',
};
