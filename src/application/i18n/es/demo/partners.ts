import type { demoPartnersMessages as english } from '#src/application/i18n/en/demo/partners.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The simulated pages of other companies: the checkout, the storage of exports, and where a person logs in with Google and others. */
export const demoPartnersMessages: Translation<typeof english, 'es'> = {
  'partner.back': 'Volver a la consola',
  'partner.checkout.simulated': 'Proveedor de pagos con tarjeta simulado. No se te cobrará nada.',
  'partner.checkout.plan.monthly': 'Plan {{plan}}, facturación mensual, para {{email}}',
  'partner.checkout.plan.annually': 'Plan {{plan}}, facturación anual, para {{email}}',
  'partner.checkout.plan.once': 'Plan {{plan}}, para {{email}}',
  'partner.checkout.invoice': 'Factura pendiente: plan {{plan}}, para {{email}}',
  'partner.checkout.pay': 'Pagar',
  'partner.checkout.fail': 'Hacer que el pago falle',
  'partner.checkout.unknown': 'Esta página de pago ya no es válida',
  'partner.checkout.unknown.text': 'No reconocemos esta página de pago, o una más reciente la reemplazó.',
  'partner.consent.simulated': 'Página de inicio de sesión simulada. Nada sale de este dispositivo.',
  'partner.consent.title': 'Iniciar sesión con {{service}}',
  'partner.consent.single-sign-on': 'Inicio de sesión único',
  'partner.consent.scope': 'La consola solicita acceso a: {{scope}}',
  'partner.consent.known': 'Continuar con el usuario de la demo',
  'partner.consent.new': 'Continuar con un usuario nuevo',
  'partner.consent.two-factor': 'Continuar con un usuario que usa autenticación en dos pasos',
  'partner.consent.fail': 'Hacer que el inicio de sesión falle',
  'partner.consent.incomplete': 'No se puede completar esta solicitud',
  'partner.consent.incomplete.text': 'Su enlace está incompleto o no lleva de vuelta a esta consola.',
  'partner.export.simulated': 'Almacenamiento de archivos simulado.',
  'partner.export.title': 'Tu exportación de datos',
  'partner.export.gone': 'Este archivo ya no existe',
  'partner.export.gone.text': 'Caducó, o uno más reciente lo reemplazó.',
};
