import type { consoleMessages as english } from '#src/application/i18n/en/console.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

export const consoleMessages: Translation<typeof english, 'es'> = {
  'common.load-more': 'Cargar más',
  'common.skip-to-content': 'Saltar al contenido',
  'common.saving': 'Guardando',
  'common.example': 'Ejemplo',
  'common.loading': 'Cargando',

  'nav.label': 'Navegación principal',
  'nav.open': 'Abrir menú',
  'nav.title': 'Menú',
  'nav.home': 'Inicio de {{brand}}',
  'nav.dashboard': 'Panel',
  'nav.api-keys': 'Claves de API',
  'nav.verify-domain': 'Dominios de callback',
  'nav.billing': 'Facturación',
  'nav.usage': 'Uso',
  'nav.team': 'Equipo',
  'nav.faucets': 'Faucets',

  'clipboard.copied': 'Copiado al portapapeles',
  'clipboard.copied.short': 'Copiado',
  'clipboard.copy-failed': 'No se pudo copiar. El texto está seleccionado: cópialo con el teclado.',
  'clipboard.insecure-page': 'Para copiar hace falta una conexión HTTPS. Selecciona el texto y cópialo manualmente.',

  'api-keys.create': 'Crear clave de API',
  'credits.title': 'Créditos',
  'credits.of': '{{used}} de {{included}}',
  'credits.elapsed': 'Hoy, {{percent}} del periodo',

  'header.plan': 'Plan {{plan}}',
  'header.plan.label': '{{plan}}. Cambiar plan',
  'header.plan.unknown': 'Planes',
  'header.search': 'Buscar o abrir una página',
  'header.search.keys': 'Ctrl\u00a0K',
  'header.search.keys.mac': '⌘\u00a0K',
  'header.help': 'Ayuda',
  'header.profile': 'Perfil: {{name}}',
  'header.theme': 'Tema',
  'theme.system': 'Sistema',
  'theme.light': 'Claro',
  'theme.dark': 'Oscuro',
  'outage.text':
    'La API no responde. Hasta que se recupere, faltan algunos datos de esta página o no están actualizados.',
  'outage.offline':
    'No tienes conexión. Hasta que vuelvas a conectarte, faltan algunos datos de esta página o no están actualizados.',
  'outage.as-of': 'Última carga: {{time}}',
  'outage.status': 'Página de estado',
  'not-offered.title': 'No disponible',
  'not-offered.text': 'Esta parte de la consola no está disponible aquí.',
  'notice.label': 'Aviso',
  'notice.dismiss': 'Descartar aviso',

  'chart.traffic.column_one': '{{time}}: {{count}} llamada, {{errors}} con error',
  'chart.traffic.column_many': '{{time}}: {{count}} llamadas, {{errors}} con error',
  'chart.traffic.column_other': '{{time}}: {{count}} llamadas, {{errors}} con error',
  'chart.traffic.summary_one': '{{count}} llamada, {{errors}} con error',
  'chart.traffic.summary_many': '{{count}} llamadas, {{errors}} con error',
  'chart.traffic.summary_other': '{{count}} llamadas, {{errors}} con error',

  // For each form that creates a key.
  'api-keys.name-is-required': 'Escribe un nombre.',
  'api-keys.name-is-too-long': 'Usa 50 caracteres como máximo.',

  'chart.traffic.from': 'Desde (UTC)',
  'chart.traffic.calls': 'Llamadas',
  'chart.traffic.failed': 'Con error',
  'chart.table.show': 'Ver como tabla',
  'chart.table.hide': 'Ocultar tabla',

  'pager.label': 'Páginas',
  'pager.previous': 'Página anterior',
  'pager.next': 'Página siguiente',
  'pager.page': 'Página {{page}} de {{pages}}',

  'help.whats-new': 'Novedades',
  'help.docs': 'Documentación técnica',
  'help.json-rpc': 'JSON-RPC',
  'help.glossary': 'Glosario',
  'help.blog': 'Blog',
  'help.status': 'Estado',
  'help.shortcuts': 'Atajos de teclado',
  'help.version': 'Versión {{version}}',
  'help.calls': 'Actividad de red',
  'help.security': 'Seguridad',
  'help.terms': 'Términos',
  'help.privacy': 'Política de privacidad',
  'measures.title': 'Estadísticas de uso',
  'measures.question':
    '¿Puede {{brand}} recopilar páginas vistas, tiempos de carga e hitos de la configuración para mejorar esta consola? No se envían tu nombre, tu correo ni los datos de tu cuenta.',
  'measures.decline': 'Rechazar',
  'measures.allow': 'Permitir',
  'help.data-security': 'Política de seguridad de datos',

  'profile.my-profile': 'Mi perfil',
  'profile.change-email': 'Cambiar correo',
  'profile.change-password': 'Cambiar contraseña',
  'profile.two-factor': 'Autenticación en dos pasos',

  'suspended.title': 'Tu cuenta está suspendida',
  'suspended.text': 'Resuelve el problema de facturación para volver a usar la consola.',
  'suspended.to-billing': 'Ver facturación',

  'node-as-a-service.title': 'Nodo como servicio',
  'node-as-a-service.lead': 'Nodos dedicados, administrados por nosotros',
  'node-as-a-service.text': 'Cuéntanos qué redes necesitas y cuánto tráfico esperas.',

  'own-page.new-tab': 'Abrir en una pestaña nueva',
  'own-page.failed': 'No se pudo cargar esta página',
  'own-page.failed.text':
    'No respondió a tiempo. Revisa tu conexión e inténtalo de nuevo, o ábrela en una pestaña nueva.',
  'own-page.blocked.text': 'Esta consola no tiene permiso para mostrar la página. Ábrela en una pestaña nueva.',
};
