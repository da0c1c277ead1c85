import type { demoPartnersMessages as english } from '#src/application/i18n/en/demo/partners.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The simulated pages of other companies: the checkout, the storage of exports, and where a person logs in with Google and others. */
export const demoPartnersMessages: Translation<typeof english, 'de'> = {
  'partner.back': 'Zurück zur Konsole',
  'partner.checkout.simulated': 'Simulierter Zahlungsdienstleister. Ihnen wird nichts berechnet.',
  'partner.checkout.plan.monthly': 'Tarif {{plan}}, monatlich, für {{email}}',
  'partner.checkout.plan.annually': 'Tarif {{plan}}, jährlich, für {{email}}',
  'partner.checkout.plan.once': 'Tarif {{plan}}, für {{email}}',
  'partner.checkout.invoice': 'Offene Rechnung: Tarif {{plan}}, für {{email}}',
  'partner.checkout.pay': 'Bezahlen',
  'partner.checkout.fail': 'Zahlung fehlschlagen lassen',
  'partner.checkout.unknown': 'Dieser Checkout ist beendet',
  'partner.checkout.unknown.text': 'Dieser Checkout ist nicht bekannt oder wurde durch einen neueren ersetzt.',
  'partner.consent.simulated': 'Simulierte Anmeldeseite. Nichts verlässt dieses Gerät.',
  'partner.consent.title': 'Mit {{service}} anmelden',
  'partner.consent.single-sign-on': 'Single Sign-on',
  'partner.consent.scope': 'Die Konsole bittet um Zugriff auf: {{scope}}',
  'partner.consent.known': 'Als Demonutzer fortfahren',
  'partner.consent.new': 'Als neuer Nutzer fortfahren',
  'partner.consent.two-factor': 'Als Nutzer mit Zwei-Faktor-Authentifizierung fortfahren',
  'partner.consent.fail': 'Anmeldung fehlschlagen lassen',
  'partner.consent.incomplete': 'Diese Anfrage kann nicht abgeschlossen werden',
  'partner.consent.incomplete.text': 'Der Link ist unvollständig oder führt nicht zu dieser Konsole zurück.',
  'partner.export.simulated': 'Simulierter Dateispeicher.',
  'partner.export.title': 'Ihr Datenexport',
  'partner.export.gone': 'Diese Datei gibt es nicht mehr',
  'partner.export.gone.text': 'Sie ist abgelaufen oder wurde durch eine neuere ersetzt.',
};
