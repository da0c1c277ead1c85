import type { demoPagesMessages as english } from '#src/application/i18n/en/demo/pages.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

/** The catalogue of scenarios and the map of states. */
export const demoPagesMessages: Translation<typeof english, 'es'> = {
  'demo-pages.catalog': 'Escenarios',
  'demo-pages.catalog.text': 'Cada escenario abre la consola con datos nuevos. Nada sale de este dispositivo.',
  'demo-pages.console': 'Volver a la consola',
  'demo-pages.states': 'Mapa de estados',
  'demo-pages.states.text':
    'El estado de la cuenta decide qué páginas se abren. Un enlace abre su página en ese estado, con datos nuevos. Las demás páginas llevan a la primera de la lista.',
  'demo-pages.states.now': 'Estás aquí',
  'demo-pages.states.routes': 'Páginas',
  'demo-pages.group.ways-in': 'Crear cuenta e iniciar sesión',
  'demo-pages.group.onboarding': 'Configuración inicial',
  'demo-pages.group.day': 'El día de un desarrollador',
  'demo-pages.group.money': 'Planes y pagos',
  'demo-pages.group.limits': 'Límites',
  'demo-pages.group.failures': 'Fallos',
  'demo-pages.state.notAuth': 'Sin sesión iniciada',
  'demo-pages.state.email-verification': 'Verificar correo',
  'demo-pages.state.company-data': 'Empresa',
  'demo-pages.state.use-cases': 'Casos de uso',
  'demo-pages.state.blockchain-protocols': 'Protocolos',
  'demo-pages.state.channels': 'Cómo nos conociste',
  'demo-pages.state.pricing-plan': 'Elegir un plan',
  'demo-pages.state.summary': 'Resumen',
  'demo-pages.state.dashboard': 'Consola',
};
