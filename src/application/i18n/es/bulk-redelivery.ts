import type { bulkRedeliveryMessages as english } from '#src/application/i18n/en/bulk-redelivery.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const bulkRedeliveryMessages: Translation<typeof english, 'es'> = {
  'redelivery.title': '¿Volver a entregar los callbacks con error?',
  'redelivery.text_one': 'Se volverá a enviar {{count}} callback con error.',
  'redelivery.text_many': 'Se volverán a enviar {{count}} callbacks con error.',
  'redelivery.text_other': 'Se volverán a enviar {{count}} callbacks con error.',
  'redelivery.text.to_one': 'Se volverá a enviar {{count}} callback con error a {{domain}}.',
  'redelivery.text.to_many': 'Se volverán a enviar {{count}} callbacks con error a {{domain}}.',
  'redelivery.text.to_other': 'Se volverán a enviar {{count}} callbacks con error a {{domain}}.',
  'redelivery.domains': 'A {{domains}}',
  'redelivery.domains.more': 'A {{domains}} y {{more}} más',
  'redelivery.confirm': 'Volver a entregar',
  'redelivery.starting': 'Iniciando',
  'redelivery.counting': 'Contando los callbacks con error',
  'redelivery.count-failed': 'No se pudieron contar los callbacks con error',
  'redelivery.none': 'Ningún callback con error coincide con los filtros, así que no hay nada que volver a entregar.',
  'redelivery.too-many':
    'Callbacks con error que coinciden: {{matching}}. Se pueden volver a entregar {{limit}} a la vez como máximo: acota los filtros.',
  'redelivery.changed': 'El número de callbacks con error cambió. Revisa el nuevo número y confirma otra vez.',
  'redelivery.is-running': 'Estos callbacks ya se están volviendo a entregar.',
  'redelivery.label': 'Nueva entrega de callbacks con error',
  'redelivery.progress': 'Volviendo a entregar callbacks con error: {{sent}} de {{total}}',
  'redelivery.again': 'Fallaron de nuevo: {{failed}}',
  'redelivery.stop': 'Detener',
  'redelivery.stopping': 'Deteniendo',
  'redelivery.started': 'Nueva entrega iniciada.',
  'redelivery.done': 'Nueva entrega terminada. Entregados: {{delivered}} de {{total}}. Fallaron de nuevo: {{failed}}.',
  'redelivery.stopped':
    'Nueva entrega detenida. Entregados: {{delivered}} de {{total}}. Fallaron de nuevo: {{failed}}.',
  'redelivery.failed': 'La nueva entrega falló. Entregados: {{delivered}} de {{total}}. Fallaron de nuevo: {{failed}}.',
  'redelivery.ended':
    'La nueva entrega terminó ({{state}}). Entregados: {{delivered}} de {{total}}. Fallaron de nuevo: {{failed}}.',
  'redelivery.show-failed': 'Ver callbacks con error',
  'redelivery.jobs-failed': 'No se pudieron cargar las nuevas entregas.',
};
