import type { demoScenariosMessages as english } from '#src/application/i18n/en/demo/scenarios.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** What each scenario of the demo is called, and one sentence about what a person sees. */
export const demoScenariosMessages: Translation<typeof english, 'de'> = {
  'scenario.visitor': 'Besucher',
  'scenario.visitor.about': 'Niemand ist angemeldet. Wählen Sie ein beliebiges Demokonto.',
  'scenario.two-factor': 'Zwei-Faktor-Anmeldung',
  'scenario.two-factor.about': 'Das Anmeldeformular ist ausgefüllt. Das Konto verlangt einen Code.',
  'scenario.social-sign-in': 'Social Login',
  'scenario.social-sign-in.about':
    'Niemand ist angemeldet. Über Google, GitHub oder LinkedIn kann sich ein Kunde, ein neuer Nutzer oder einer mit Zwei-Faktor-Authentifizierung anmelden.',
  'scenario.invited-member': 'Eingeladenes Mitglied',
  'scenario.invited-member.about': 'Niemand ist angemeldet. Im Postfach liegt eine Einladung in ein Team.',
  'scenario.expired-invitation': 'Abgelaufene Einladung',
  'scenario.expired-invitation.about':
    'Jemand öffnet eine Einladung, die gestern abgelaufen ist. Die Anmeldeseite erklärt, warum die Einladung nicht mehr gilt.',
  'scenario.forgotten-password': 'Passwort vergessen',
  'scenario.forgotten-password.about':
    'Ein Kunde öffnet den Link aus der E-Mail zum vergessenen Passwort und legt ein neues fest.',
  'scenario.change-email-link': 'Link zur E-Mail-Änderung',
  'scenario.change-email-link.about':
    'Ein Kunde öffnet den Link aus der E-Mail, mit dem sich die Änderung seiner E-Mail-Adresse rückgängig machen lässt.',

  'scenario.onboarding-at-email-verification': 'Onboarding: E-Mail bestätigen',
  'scenario.onboarding-at-email-verification.about':
    'Angemeldet direkt nach der Registrierung. Im Postfach liegt der Bestätigungscode.',
  'scenario.onboarding-at-company-data': 'Onboarding: Unternehmen',
  'scenario.onboarding-at-company-data.about':
    'Angemeldet mit bestätigter E-Mail-Adresse, beim ersten Schritt des Fragebogens.',
  'scenario.onboarding-at-use-cases': 'Onboarding: Anwendungsfälle',
  'scenario.onboarding-at-use-cases.about':
    'Angemeldet, bei der Frage nach den Anwendungsfällen. Die Angaben zum Unternehmen sind ausgefüllt.',
  'scenario.onboarding-at-blockchain-protocols': 'Onboarding: Protokolle',
  'scenario.onboarding-at-blockchain-protocols.about':
    'Angemeldet, bei der Auswahl der Protokolle. Die Schritte davor sind ausgefüllt.',
  'scenario.onboarding-at-channels': 'Onboarding: Ihr Weg zu uns',
  'scenario.onboarding-at-channels.about': 'Angemeldet, bei der letzten Frage. Die Schritte davor sind ausgefüllt.',
  'scenario.onboarding-at-pricing-plan': 'Onboarding: Tarif wählen',
  'scenario.onboarding-at-pricing-plan.about': 'Beim Schritt der Tarifwahl. Alle Fragen sind beantwortet.',
  'scenario.onboarding-at-summary': 'Onboarding: Übersicht',
  'scenario.onboarding-at-summary.about':
    'Angemeldet, bei der Übersicht. Der Tarif Growth ist gewählt und kann bezahlt werden.',
  'scenario.offline-payment': 'Zahlung nach Vereinbarung',
  'scenario.offline-payment.about': 'Bei der Übersicht. Die Zahlung mit Krypto ist vereinbart.',

  'scenario.active-customer': 'Aktiver Kunde',
  'scenario.active-customer.about': 'Angemeldet im Tarif Growth, mit 23 API-Schlüsseln.',
  'scenario.free-plan': 'Kostenloser Tarif',
  'scenario.free-plan.about': 'Angemeldet im kostenlosen Tarif. Im Konto ist noch nichts angelegt.',
  'scenario.enterprise': 'Enterprise',
  'scenario.enterprise.about':
    'Angemeldet in einem vertraglich vereinbarten Tarif, mit 60 API-Schlüsseln und einem Team von 120 Personen.',
  'scenario.read-only-member': 'Mitglied mit Lesezugriff',
  'scenario.read-only-member.about':
    'Angemeldet als Mitglied, das nur lesen darf: Alles ist sichtbar, und ein Hinweis erklärt, warum sich nichts ändern lässt.',
  'scenario.failed-callbacks': 'Fehlgeschlagene Callbacks',
  'scenario.failed-callbacks.about': 'Die Callbacks eines Kunden zeigen, was nicht zugestellt wurde und warum.',
  'scenario.failing-domains': 'Gestörte Domains',
  'scenario.failing-domains.about': 'Eine Callback-Domain empfängt nichts, und eine andere hat der Anbieter pausiert.',

  'scenario.suspended': 'Gesperrt',
  'scenario.suspended.about': 'Angemeldet in einem Konto, dessen Zahlung fehlgeschlagen ist.',
  'scenario.failed-payment': 'Fehlgeschlagene Zahlung',
  'scenario.failed-payment.about':
    'Die Abrechnungsseite eines gesperrten Kontos führt zur fehlgeschlagenen Zahlung. Ist sie nachgeholt, öffnen sich auch die anderen Seiten.',
  'scenario.pending-invoices': 'Offene Rechnungen',
  'scenario.pending-invoices.about': 'Die Abrechnungsseite eines aktiven Kontos weist auf eine offene Rechnung hin.',
  'scenario.canceled-plan': 'Gekündigter Tarif',
  'scenario.canceled-plan.about':
    'Der Tarif Business ist gekündigt. Die Abrechnungsseite nennt den Tag, an dem er endet.',
  'scenario.trial-end': 'Letzter Abend eines Tarifs',
  'scenario.trial-end.about':
    'Anstelle einer Testphase, die es in keinem Tarif gibt: ein gekündigter Tarif am letzten Abend. Er endet um Mitternacht UTC.',
  'scenario.closing-account': 'Konto wird geschlossen',
  'scenario.closing-account.about':
    'Vor fünf Tagen wurde die Kontoschließung eingeleitet. Jede Seite nennt den Tag der Schließung, und der Inhaber kann das Konto behalten.',

  'scenario.quota-50': 'Kontingent bei 50\u00a0%',
  'scenario.quota-50.about': 'Die Hälfte der Credits ist verbraucht. Laut Prognose reicht der Tarif aus.',
  'scenario.quota-80': 'Kontingent bei 80\u00a0%',
  'scenario.quota-80.about':
    'Vier Fünftel der Credits sind verbraucht, ein Drittel des Zeitraums ist noch übrig. Die Credits reichen also nicht bis zum Ende.',
  'scenario.quota-98': 'Kontingent bei 98\u00a0%',
  'scenario.quota-98.about': 'Am letzten Abend des Zeitraums sind 98\u00a0% der Credits verbraucht.',
  'scenario.quota-104': 'Kontingent bei 104\u00a0%',
  'scenario.quota-104.about': 'Alle enthaltenen Credits sind verbraucht. Jeder zusätzliche wird berechnet.',
  'scenario.access-tokens': 'Zugriffstoken',
  'scenario.access-tokens.about': 'Eines von vier Token läuft innerhalb einer Woche ab, eines ist abgelaufen.',
  'scenario.notifications': 'Benachrichtigungskanäle',
  'scenario.notifications.about': 'Einer von vier Kanälen stellt nicht zu, und einer ist stummgeschaltet.',
  'scenario.passkeys': 'Passkeys',
  'scenario.passkeys.about': 'Fügen Sie einen eigenen hinzu, melden Sie sich ab und damit wieder an.',
  'scenario.ownership-transfer': 'Übertragung der Inhaberschaft',
  'scenario.ownership-transfer.about':
    'Angemeldet als Mitglied, dem die Inhaberschaft angeboten wurde; der Link aus der E-Mail ist geöffnet.',
  'scenario.billing-details-needed': 'Rechnungsdaten nötig',
  'scenario.billing-details-needed.about':
    'Ein Tarif wird nur mit Rechnungsdaten verkauft; der Dialog vor der Kasse fragt zuerst danach.',
  'scenario.subscription-deactivated': 'Deaktiviertes Abo',
  'scenario.subscription-deactivated.about':
    'Ein Callback-Abo wurde nach zu vielen Fehlversuchen deaktiviert und lässt sich wieder aktivieren.',
  'scenario.budget-reached': 'Budget aufgebraucht',
  'scenario.budget-reached.about':
    'Das Budget des Abrechnungszeitraums ist aufgebraucht. API-Aufrufe werden abgelehnt, bis es erhöht wird.',
  'scenario.many-keys': '5.000 API-Schlüssel',
  'scenario.many-keys.about':
    'Die Liste eines Kontos mit 5.000 API-Schlüsseln wird Seite für Seite geladen. Einzelne Schlüssel lassen sich über ihren Namen finden.',
  'scenario.key-expiring': 'Ablaufender API-Schlüssel',
  'scenario.key-expiring.about':
    'Die Liste weist auf einen Schlüssel hin, der in fünf Tagen abläuft. Die Credits eines anderen sind aufgebraucht.',
  'scenario.key-labels': 'API-Schlüssel mit Labels',
  'scenario.key-labels.about':
    'API-Schlüssel, auf ein Label eingegrenzt; nach Labels lassen sich auch API-Aufrufe und Nutzung filtern.',
  'scenario.full-team': 'Volles Team',
  'scenario.full-team.about': 'Alle zehn Plätze des Teams sind belegt. Weitere Einladungen sind nicht möglich.',
  'scenario.required-operations': 'Nur erforderliche Operationen',
  'scenario.required-operations.about':
    'Der Anbieter bietet keine der optionalen Operationen an, und auf keiner Seite ist zu erkennen, dass sie fehlen.',
  'scenario.faucet-cooldown': 'Wartezeit beim Faucet',
  'scenario.faucet-cooldown.about': 'Innerhalb weniger Minuten gab es drei Faucet-Anfragen. Die nächste muss warten.',

  'scenario.maintenance': 'Wartungsarbeiten',
  'scenario.maintenance.about': 'Statt der Konsole erscheint eine Seite, die auf Wartungsarbeiten hinweist.',
  'scenario.maintenance-notice': 'Wartungshinweis',
  'scenario.maintenance-notice.about':
    'Eine Leiste über dem Dashboard kündigt Wartungsarbeiten an. Sie lässt sich schließen.',
  'scenario.provider-down': 'Anbieter nicht erreichbar',
  'scenario.provider-down.about':
    'Jeder Aufruf schlägt mit 503 fehl. Das Dashboard meldet es einmal statt in jeder Karte.',
  'scenario.slow-provider': 'Langsamer Anbieter',
  'scenario.slow-provider.about':
    'Jeder Aufruf dauert vier Sekunden. Jeder Teil der Seite zeigt, dass er geladen wird.',
  'scenario.broken-provider': 'Defekter Anbieter',
  'scenario.broken-provider.about':
    'Ein Proxy antwortet auf jeden Aufruf mit HTML statt JSON. Die Konsole bietet einen neuen Versuch an.',
  'scenario.failed-change': 'Fehlgeschlagene Änderung',
  'scenario.failed-change.about':
    'Alles wird geladen, aber kein API-Schlüssel lässt sich erstellen: Das Formular behält Ihre Eingabe und zeigt den Grund.',
  'scenario.ended-session': 'Beendete Sitzung',
  'scenario.ended-session.about':
    'Beim Erstellen eines API-Schlüssels endet die Sitzung. Nach der nächsten Anmeldung ist das Formular unverändert wieder da.',
  'scenario.offline': 'Offline',
  'scenario.offline.about':
    'Die Netzwerkverbindung ist weg. Die Seite der API-Schlüssel bietet einen neuen Versuch an.',
};
