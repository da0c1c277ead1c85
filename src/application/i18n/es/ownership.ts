import type { ownershipMessages as english } from '#src/application/i18n/en/ownership.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const ownershipMessages: Translation<typeof english, 'es'> = {
  'ownership.member-is-required': 'Elige un miembro.',
  'ownership.transfer.title': 'Transferir la propiedad',
  'ownership.transfer.text':
    'La persona elegida recibirá un correo con un enlace. Cuando acepte, esta cuenta será suya y tu rol cambiará.',
  'ownership.transfer.member': 'Nuevo propietario',
  'ownership.transfer.member.none': 'Elige un miembro',
  'ownership.transfer.password': 'Tu contraseña',
  'ownership.transfer.missing.member': 'Elige un miembro para continuar',
  'ownership.transfer.missing.password': 'Escribe tu contraseña para continuar',
  'ownership.transfer.action': 'Enviar correo',
  'ownership.transfer.busy': 'Enviando',
  'ownership.transfer.nobody':
    'Solo un miembro con el correo verificado puede ser propietario. Primero invita a alguien.',
  'ownership.transfer.pending':
    'Ya se ofreció la propiedad a {{email}}. Retira esa transferencia para elegir a otra persona.',
  'ownership.started': 'Correo enviado a {{email}}. La propiedad sigue siendo tuya hasta que acepte.',
  'ownership.pending': 'Transferencia de la propiedad',
  'ownership.pending.text': 'Se ofreció a {{email}} la propiedad de esta cuenta.',
  'ownership.pending.until': 'El enlace del correo funciona hasta el {{time}}.',
  'ownership.pending.failed': 'No se pudo cargar la transferencia de la propiedad',
  'ownership.withdraw': 'Retirar',
  'ownership.withdraw.title': '¿Retirar la transferencia de la propiedad?',
  'ownership.withdraw.text': 'El enlace enviado a {{email}} dejará de funcionar y la propiedad seguirá siendo tuya.',
  'ownership.withdraw.action': 'Retirar transferencia',
  'ownership.withdraw.busy': 'Retirando',
  'ownership.withdrawn': 'Se retiró la transferencia de la propiedad a {{email}}.',
  'ownership.gone': 'La transferencia de la propiedad ya no está pendiente.',
  'ownership.accept.title': '¿Aceptar la propiedad de esta cuenta?',
  'ownership.accept.text':
    'El equipo y la facturación quedarán a tu cargo, y solo tú podrás cerrar la cuenta. El propietario actual seguirá siendo miembro.',
  'ownership.accept.action': 'Aceptar la propiedad',
  'ownership.accept.busy': 'Aceptando',
  'ownership.accept.over': 'Este enlace no funciona',
  'ownership.accept.over.text':
    'Ya se usó, se retiró, caducó o se envió a otro miembro. Has iniciado sesión como {{email}}.',
  'ownership.accept.failed': 'No se pudo comprobar el enlace',
  'ownership.accepted': 'Esta cuenta ahora es tuya.',
  'ownership.accepted.former': 'Esta cuenta ahora es tuya. Roles de {{email}}: {{roles}}.',
  'ownership.last-owner.title': 'Todavía no puedes salir del equipo',
  'ownership.last-owner.text':
    'Esta cuenta no tiene más propietario que tú. Primero transfiere la propiedad a otro miembro.',
  'ownership.last-owner.pending':
    'Esta cuenta no tiene más propietario que tú. Podrás salir cuando {{email}} acepte la propiedad.',
  'ownership.leave.title': '¿Salir de este equipo?',
  'ownership.leave.text':
    'Se cerrará tu sesión y perderás de inmediato el acceso a esta cuenta, sus claves de API y sus registros. Para volver, necesitarás una nueva invitación.',
  'ownership.leave.action': 'Salir del equipo',
  'ownership.leave.busy': 'Saliendo',
  'ownership.left': 'Saliste del equipo.',
};
