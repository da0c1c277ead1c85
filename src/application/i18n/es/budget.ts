import type { budgetMessages as english } from '#src/application/i18n/en/budget.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const budgetMessages: Translation<typeof english, 'es'> = {
  'budget.credits_one': '{{count}} crédito',
  'budget.credits_many': '{{count}} créditos',
  'budget.credits_other': '{{count}} créditos',

  'budget.set': 'Definir presupuesto',
  'budget.set.title': 'Definir presupuesto',
  'budget.change': 'Cambiar presupuesto',
  'budget.change.title': 'Cambiar presupuesto',
  'budget.remove': 'Quitar presupuesto',
  'budget.raise': 'Aumentar el presupuesto',

  'budget.none.title': 'Sin presupuesto',
  'budget.none.text':
    'Define un presupuesto para avisar por correo al propietario de la cuenta a medida que se usa. También puedes rechazar las llamadas a la API cuando se agote.',
  'budget.none.spent': 'Usado en este periodo de facturación: {{spent}}',

  'budget.spent': 'Usado: {{spent}} de {{amount}}',
  'budget.meter': '{{percent}} del presupuesto usado',
  'budget.stopped': 'Las llamadas a la API se rechazan hasta que termine el periodo de facturación, el {{date}}.',
  'budget.stopped.unknown': 'Las llamadas a la API se rechazan hasta el próximo periodo de facturación.',
  'budget.alerts': 'Alertas',
  'budget.alert.sent': 'Correo enviado: {{time}}',
  'budget.alert.reached': 'Alcanzado',
  'budget.alert.open': 'Aún no alcanzado',
  'budget.owners': 'Las alertas se envían por correo al propietario de la cuenta.',
  'budget.at-limit.notify': 'Cuando se agota el presupuesto, las llamadas a la API continúan.',
  'budget.at-limit.stop':
    'Cuando se agota el presupuesto, las llamadas a la API se rechazan hasta el próximo periodo de facturación.',
  'budget.forecast.reached': 'Usaste todo el presupuesto de este periodo de facturación.',
  'budget.forecast.runs-out': 'A este ritmo, alcanzarás el presupuesto el {{date}}.',
  'budget.forecast.within': 'A este ritmo, no alcanzarás el presupuesto en este periodo de facturación.',
  'budget.line': 'Presupuesto: {{amount}}',
  'budget.line.text_one': 'La línea del presupuesto ({{amount}}) está en {{count}} crédito.',
  'budget.line.text_many': 'La línea del presupuesto ({{amount}}) está en {{count}} créditos.',
  'budget.line.text_other': 'La línea del presupuesto ({{amount}}) está en {{count}} créditos.',

  'budget.text': 'Registra el costo de los créditos adicionales en cada periodo de facturación.',
  'budget.text.credits': 'Registra todos los créditos usados en cada periodo de facturación.',
  'budget.amount': 'Monto en {{currency}}',
  'budget.amount.credits': 'Cantidad de créditos',
  'budget.amount.read': '{{amount}} en cada periodo de facturación',
  'budget.amount.missing': 'Escribe una cantidad para continuar',
  'budget.amount.invalid': 'Escribe un monto mayor que 0, como 250 o 99,50.',
  'budget.amount.invalid.credits': 'Escribe un número entero de créditos, como 500000.',
  'budget.alerts.field': 'Alertas, en porcentaje del presupuesto',
  'budget.alerts.hint': 'Hasta cinco, de 1 a 100',
  'budget.alerts.invalid': 'Escribe de uno a cinco números enteros de 1 a 100, como 50, 80, 100.',
  'budget.at-limit': 'Cuando se agota el presupuesto',
  'budget.at-limit.notify.option': 'Solo enviar alertas',
  'budget.at-limit.stop.option': 'Rechazar las llamadas a la API hasta el próximo periodo de facturación',
  'budget.save': 'Guardar presupuesto',
  'budget.saved': 'Presupuesto guardado.',

  'budget.warning.stops-now.title': '¿Rechazar ya las llamadas a la API?',
  'budget.warning.stops-now':
    'Usaste {{spent}} y el nuevo presupuesto es de {{amount}}. Al guardarlo, las llamadas a la API se rechazan hasta el próximo periodo de facturación.',
  'budget.warning.will-stop.title': '¿Rechazar las llamadas a la API al llegar al límite?',
  'budget.warning.will-stop':
    'En cuanto se alcance el límite de {{amount}}, las llamadas a la API se rechazarán hasta el próximo periodo de facturación. Usado hasta ahora: {{spent}}.',
  'budget.warning.is-spent.title': '¿Definir un presupuesto que ya está agotado?',
  'budget.warning.is-spent':
    'Usaste {{spent}}, más que el nuevo presupuesto de {{amount}}. Al guardarlo se envían sus alertas; las llamadas a la API continúan.',
  'budget.warning.back': 'Atrás',
  'budget.warning.reject': 'Guardar presupuesto y rechazar llamadas',

  'budget.remove.title': '¿Quitar el presupuesto?',
  'budget.remove.text': 'Ya no se enviarán alertas.',
  'budget.remove.text.stop': 'Ya no se enviarán alertas ni se rechazarán llamadas a la API al llegar al límite.',
  'budget.removing': 'Quitando',
};
