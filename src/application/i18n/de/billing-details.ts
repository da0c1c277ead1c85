import type { billingDetailsMessages as english } from '#src/application/i18n/en/billing-details.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const billingDetailsMessages: Translation<typeof english, 'de'> = {
  'billing-details.text':
    'Sie erscheinen auf Ihren nächsten Rechnungen. Bereits ausgestellte Rechnungen bleiben, wie sie sind.',
  'billing-details.none': 'Noch keine Rechnungsdaten',
  'billing-details.none.text': 'Geben Sie Firma, Adresse und Steuernummer an, damit sie auf Ihren Rechnungen stehen.',
  'billing-details.none.needed': 'Geben Sie Firma und Adresse an. Sie sind nötig, um einen Tarif zu kaufen.',
  'billing-details.portal': 'Abrechnungsportal öffnen',
  'billing-details.portal.blocked': 'Kontaktieren Sie uns, um sie zu ändern.',
  'billing-details.billed-to': 'Rechnungsempfänger',
  'billing-details.company': 'Firma oder vollständiger Name',
  'billing-details.company.missing': 'Geben Sie eine Firma oder Ihren vollständigen Namen ein.',
  'billing-details.line1': 'Straße und Hausnummer',
  'billing-details.line1.missing': 'Geben Sie Straße und Hausnummer ein.',
  'billing-details.line2': 'Etage, Büro oder Gebäude',
  'billing-details.postal-code': 'Postleitzahl',
  'billing-details.city': 'Ort',
  'billing-details.city.missing': 'Geben Sie einen Ort ein.',
  'billing-details.region': 'Bundesland oder Region',
  'billing-details.country': 'Land',
  'billing-details.country.choose': 'Land auswählen',
  'billing-details.country.missing': 'Wählen Sie ein Land aus.',
  'billing-details.tax-id': 'Steuernummer',
  'billing-details.tax-id.hint': 'Zum Beispiel eine USt-IdNr. Lassen Sie das Feld leer, wenn Sie keine haben.',
  'billing-details.tax-id.invalid':
    'Das ist keine Steuernummer des gewählten Landes. Prüfen Sie Buchstaben und Ziffern.',
  'billing-details.recipients': 'Rechnungen gehen an',
  'billing-details.recipients.hint': 'Bis zu 10 E-Mail-Adressen, eine pro Zeile. Auch der Kontoinhaber erhält sie.',
  'billing-details.recipients.owner': 'Der Kontoinhaber',
  'billing-details.recipients.invalid': 'Geben Sie bis zu 10 E-Mail-Adressen ein, eine pro Zeile.',
  'billing-details.purchase-order': 'Bestellnummer',
  'billing-details.too-long': 'Dieser Text ist zu lang.',
  'billing-details.empty': 'Keine',
  'billing-details.save': 'Rechnungsdaten speichern',
};
