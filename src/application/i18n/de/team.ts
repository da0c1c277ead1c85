import type { teamMessages as english } from '#src/application/i18n/en/team.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The `general.` keys are the provider's. */
export const teamMessages: Translation<typeof english, 'de'> = {
  'general.email-is-required': 'Geben Sie eine E-Mail-Adresse ein.',
  'general.email-is-invalid': 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.com.',
  'general.role-is-required': 'Wählen Sie mindestens eine Rolle.',
  'general.team.invite.success.toast': 'Einladung gesendet.',

  'team.table': 'Teammitglieder',
  'team.title': 'Team',
  'team.text': 'Mitglieder nutzen dieses Konto gemeinsam. Ihre Rollen bestimmen, was sie tun können.',
  'team.count_one': '{{count}} Mitglied',
  'team.count_other': '{{count}} Mitglieder',
  'team.count.limited_one': '{{taken}} von {{count}} Mitglied',
  'team.count.limited_other': '{{taken}} von {{count}} Mitgliedern',
  'team.full_one': 'Ihr Tarif enthält {{count}} Platz. Mit einem Upgrade können Sie weitere Personen einladen.',
  'team.full_other':
    'Alle {{count}} Plätze Ihres Tarifs sind belegt. Mit einem Upgrade können Sie weitere Personen einladen.',
  'team.full.upgrade': 'Tarif upgraden',

  'team.email': 'E-Mail',
  'team.roles': 'Rollen',
  'team.status': 'Status',
  'team.actions': 'Aktionen',
  'team.you': 'Sie',
  'team.new': 'Neu',
  'team.no-roles': 'Keine Rolle',
  'team.status.invited': 'E-Mail nicht bestätigt',
  'team.status.setting-up': 'In Einrichtung',
  'team.status.confirmed': 'Bestätigt',
  'team.status.unknown': 'Unbekannt',
  'team.search': 'Nach E-Mail oder Rolle suchen',
  'team.no-match': 'Keine Mitglieder für „{{query}}“ gefunden',
  'team.no-match.text': 'Wir haben E-Mail-Adressen und Rollen durchsucht.',
  'team.no-match.clear': 'Suche zurücksetzen',
  'team.shown': '{{first}}–{{last}} von {{total}}',
  'team.found_one': '{{count}} Mitglied gefunden',
  'team.found_other': '{{count}} Mitglieder gefunden',
  'team.missing_one': '{{count}} von {{total}} Mitgliedern konnte nicht geladen werden.',
  'team.missing_other': '{{count}} von {{total}} Mitgliedern konnten nicht geladen werden.',
  'team.empty.title': 'Noch keine Mitglieder',
  'team.empty.text': 'Personen, die Sie einladen, erscheinen hier.',
  'team.failed.title': 'Das Team konnte nicht geladen werden',

  'team.invite': 'Mitglied einladen',
  'team.invite.text': 'Die eingeladene Person erhält eine E-Mail mit einem Link, um Ihrem Team beizutreten.',
  'team.invite.submit': 'Einladung senden',
  'team.invite.submitting': 'Wird gesendet',
  'team.invite.missing.both': 'Geben Sie eine E-Mail-Adresse ein und wählen Sie eine Rolle, um fortzufahren',
  'team.invite.missing.email': 'Geben Sie eine E-Mail-Adresse ein, um fortzufahren',
  'team.invite.missing.role': 'Wählen Sie eine Rolle, um fortzufahren',
  'team.invite.listed': '{{email}} steht in der Teamliste, die Einladung wurde also gesendet.',
  'team.roles.failed.title': 'Rollen konnten nicht geladen werden',
  'team.roles.none': 'Es gibt keine Rollen zum Zuweisen. Nehmen Sie Kontakt mit uns auf.',

  'team.delete.label': '{{email}} entfernen',
  'team.delete.title': '{{email}} entfernen?',
  'team.delete.text':
    'Diese Person verliert sofort den Zugriff auf dieses Konto. Sie können sie später wieder einladen.',
  'team.delete.text.invited':
    'Der Link in der Einladung funktioniert dann nicht mehr. Sie können die Person später wieder einladen.',
  'team.delete.text.self': 'Sie verlieren sofort den Zugriff auf dieses Konto und werden abgemeldet.',
  'team.delete.action': 'Mitglied entfernen',
  'team.delete.busy': 'Wird entfernt',
  'team.delete.gone': '{{email}} wurde bereits entfernt.',
};
