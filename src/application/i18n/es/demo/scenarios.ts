import type { demoScenariosMessages as english } from '#src/application/i18n/en/demo/scenarios.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** What each scenario of the demo is called, and one sentence about what a person sees. */
export const demoScenariosMessages: Translation<typeof english, 'es'> = {
  'scenario.visitor': 'Visitante',
  'scenario.visitor.about': 'Nadie inició sesión. Elige cualquier cuenta de la demo.',
  'scenario.two-factor': 'Autenticación en dos pasos',
  'scenario.two-factor.about': 'El formulario de inicio de sesión está completo y la cuenta pide un código.',
  'scenario.social-sign-in': 'Inicio de sesión social',
  'scenario.social-sign-in.about':
    'Nadie inició sesión. Con Google, GitHub o LinkedIn puede hacerlo un cliente, una persona nueva o alguien con autenticación en dos pasos.',
  'scenario.invited-member': 'Miembro invitado',
  'scenario.invited-member.about': 'Nadie inició sesión. En el buzón hay una invitación a un equipo.',
  'scenario.expired-invitation': 'Invitación caducada',
  'scenario.expired-invitation.about':
    'Alguien abre una invitación que caducó ayer, y la página de inicio de sesión explica por qué no sirve.',
  'scenario.forgotten-password': 'Contraseña olvidada',
  'scenario.forgotten-password.about':
    'Un cliente que olvidó su contraseña abre el enlace que recibió por correo y elige una nueva.',
  'scenario.change-email-link': 'Enlace de cambio de correo',
  'scenario.change-email-link.about':
    'Un cliente abre el enlace que recibió por correo para deshacer el cambio de su correo.',

  'scenario.onboarding-at-email-verification': 'Configuración: verificar correo',
  'scenario.onboarding-at-email-verification.about':
    'Sesión iniciada justo después de crear la cuenta. En el buzón está el código que verifica el correo.',
  'scenario.onboarding-at-company-data': 'Configuración: empresa',
  'scenario.onboarding-at-company-data.about':
    'Sesión iniciada con el correo verificado, en el primer paso del cuestionario.',
  'scenario.onboarding-at-use-cases': 'Configuración: casos de uso',
  'scenario.onboarding-at-use-cases.about':
    'Sesión iniciada en la pregunta sobre los casos de uso, con la empresa ya completada.',
  'scenario.onboarding-at-blockchain-protocols': 'Configuración: protocolos',
  'scenario.onboarding-at-blockchain-protocols.about':
    'Sesión iniciada en la elección de protocolos, con los pasos anteriores completados.',
  'scenario.onboarding-at-channels': 'Configuración: cómo nos conociste',
  'scenario.onboarding-at-channels.about':
    'Sesión iniciada en la última pregunta, con los pasos anteriores completados.',
  'scenario.onboarding-at-pricing-plan': 'Configuración: elegir un plan',
  'scenario.onboarding-at-pricing-plan.about': 'En el paso del plan, con todas las preguntas respondidas.',
  'scenario.onboarding-at-summary': 'Configuración: resumen',
  'scenario.onboarding-at-summary.about':
    'Sesión iniciada en el resumen, con el plan Growth elegido y listo para pagar.',
  'scenario.offline-payment': 'Pago según acuerdo',
  'scenario.offline-payment.about': 'En el resumen, con el pago en criptomonedas acordado.',

  'scenario.active-customer': 'Cliente activo',
  'scenario.active-customer.about': 'Sesión iniciada en el plan Growth, con 23 claves de API.',
  'scenario.free-plan': 'Plan gratuito',
  'scenario.free-plan.about': 'Sesión iniciada en el plan gratuito, aún sin nada creado.',
  'scenario.enterprise': 'Enterprise',
  'scenario.enterprise.about':
    'Sesión iniciada en un plan por contrato, con 60 claves de API y un equipo de 120 personas.',
  'scenario.read-only-member': 'Miembro de solo lectura',
  'scenario.read-only-member.about':
    'Sesión iniciada con un rol que solo permite ver: todo se puede leer, y un aviso explica por qué nada se puede cambiar.',
  'scenario.failed-callbacks': 'Callbacks con error',
  'scenario.failed-callbacks.about': 'Los callbacks de un cliente muestran qué no se entregó y por qué.',
  'scenario.failing-domains': 'Dominios con fallos',
  'scenario.failing-domains.about': 'Un dominio de callback no recibe nada y el proveedor puso otro en pausa.',

  'scenario.suspended': 'Cuenta suspendida',
  'scenario.suspended.about': 'Sesión iniciada en una cuenta cuyo pago falló.',
  'scenario.failed-payment': 'Pago fallido',
  'scenario.failed-payment.about':
    'La página de facturación de una cuenta suspendida lleva al pago que falló. Al pagarlo, se abren las demás páginas.',
  'scenario.pending-invoices': 'Facturas pendientes',
  'scenario.pending-invoices.about': 'La página de facturación de una cuenta activa avisa de una factura pendiente.',
  'scenario.canceled-plan': 'Plan cancelado',
  'scenario.canceled-plan.about':
    'El plan Business se canceló, y la página de facturación indica el día en que termina.',
  'scenario.trial-end': 'Última noche de un plan',
  'scenario.trial-end.about':
    'Es la última noche de un plan cancelado: termina a medianoche UTC. Hace las veces de un periodo de prueba, que ningún plan tiene.',
  'scenario.closing-account': 'Cuenta en proceso de cierre',
  'scenario.closing-account.about':
    'Hace cinco días se pidió cerrar la cuenta: cada página indica cuándo se cierra y permite al propietario conservarla.',

  'scenario.quota-50': 'Cuota al 50\u00a0%',
  'scenario.quota-50.about': 'Se usó la mitad de los créditos, y la previsión se mantiene dentro del plan.',
  'scenario.quota-80': 'Cuota al 80\u00a0%',
  'scenario.quota-80.about':
    'Se usó el 80 % de los créditos y falta un tercio del periodo, así que se agotarán antes del final.',
  'scenario.quota-98': 'Cuota al 98\u00a0%',
  'scenario.quota-98.about': 'En la última noche del periodo, ya se usó el 98\u00a0% de los créditos.',
  'scenario.quota-104': 'Cuota al 104\u00a0%',
  'scenario.quota-104.about': 'Se usaron todos los créditos incluidos, y cada crédito adicional se cobra.',
  'scenario.access-tokens': 'Tokens de acceso',
  'scenario.access-tokens.about': 'De cuatro tokens, uno caduca en menos de una semana y otro ya caducó.',
  'scenario.notifications': 'Canales de notificación',
  'scenario.notifications.about': 'Uno de cuatro canales no entrega, y otro está silenciado.',
  'scenario.passkeys': 'Llaves de acceso',
  'scenario.passkeys.about': 'Agrega una tuya, cierra sesión y vuelve a entrar con ella.',
  'scenario.ownership-transfer': 'Transferencia de la propiedad',
  'scenario.ownership-transfer.about':
    'Sesión iniciada como un miembro al que se ofreció la propiedad; el enlace del correo está abierto.',
  'scenario.billing-details-needed': 'Datos de facturación necesarios',
  'scenario.billing-details-needed.about':
    'Los planes solo se venden con datos de facturación; el diálogo previo al pago los pide primero.',
  'scenario.subscription-deactivated': 'Suscripción desactivada',
  'scenario.subscription-deactivated.about':
    'Una suscripción de callbacks se desactivó tras demasiados intentos fallidos y puede activarse de nuevo.',
  'scenario.budget-reached': 'Presupuesto agotado',
  'scenario.budget-reached.about':
    'Se agotó el presupuesto del periodo de facturación, así que las llamadas a la API se rechazan hasta que se aumente.',
  'scenario.many-keys': '5000 claves de API',
  'scenario.many-keys.about':
    'La lista de una cuenta con 5000 claves de API se carga página por página y permite encontrar una clave por su nombre.',
  'scenario.key-expiring': 'Clave de API a punto de caducar',
  'scenario.key-expiring.about':
    'La lista avisa de una clave que caduca en cinco días, y los créditos de otra están agotados.',
  'scenario.key-labels': 'Claves de API con etiquetas',
  'scenario.key-labels.about':
    'Claves de API filtradas por una etiqueta; las etiquetas también filtran las llamadas a la API y el uso.',
  'scenario.full-team': 'Equipo completo',
  'scenario.full-team.about': 'Los diez lugares del equipo están ocupados, así que no se puede invitar a nadie más.',
  'scenario.required-operations': 'Solo operaciones obligatorias',
  'scenario.required-operations.about':
    'El proveedor no ofrece ninguna de las operaciones opcionales, y en ninguna pantalla se nota su ausencia.',
  'scenario.faucet-cooldown': 'Faucet en espera',
  'scenario.faucet-cooldown.about':
    'Se hicieron tres solicitudes al faucet en pocos minutos, así que la siguiente tiene que esperar.',

  'scenario.maintenance': 'Mantenimiento',
  'scenario.maintenance.about': 'En lugar de la consola, una página indica que está en mantenimiento.',
  'scenario.maintenance-notice': 'Aviso de mantenimiento',
  'scenario.maintenance-notice.about': 'Una barra sobre el panel anuncia un mantenimiento y se puede cerrar.',
  'scenario.provider-down': 'Proveedor caído',
  'scenario.provider-down.about':
    'Todas las llamadas fallan con 503, y el panel lo indica una sola vez en lugar de en cada tarjeta.',
  'scenario.slow-provider': 'Proveedor lento',
  'scenario.slow-provider.about':
    'Cada llamada tarda cuatro segundos, y cada parte de la página muestra que se está cargando.',
  'scenario.broken-provider': 'Proveedor averiado',
  'scenario.broken-provider.about':
    'Un proxy responde a cada llamada con HTML en lugar de JSON, y la consola ofrece intentarlo de nuevo.',
  'scenario.failed-change': 'Cambio fallido',
  'scenario.failed-change.about':
    'Todo se carga, pero no se puede crear ninguna clave de API: el formulario conserva lo escrito y muestra el motivo.',
  'scenario.ended-session': 'Sesión finalizada',
  'scenario.ended-session.about':
    'Al crear una clave de API, la sesión finaliza. Tras el siguiente inicio de sesión, el formulario vuelve tal como estaba.',
  'scenario.offline': 'Sin conexión',
  'scenario.offline.about': 'No hay red, y la página de claves de API ofrece intentarlo de nuevo.',
};
