/** The English messages of a demo, which no other build has. */
export const DEMO_MESSAGE_GROUPS = {
  'demo/faults': async () => (await import('./en/demo/faults.ts')).demoFaultsMessages,
  'demo/mails': async () => (await import('./en/demo/mails.ts')).demoMailsMessages,
  'demo/pages': async () => (await import('./en/demo/pages.ts')).demoPagesMessages,
  'demo/panel': async () => (await import('./en/demo/panel.ts')).demoPanelMessages,
  'demo/partners': async () => (await import('./en/demo/partners.ts')).demoPartnersMessages,
  'demo/scenarios': async () => (await import('./en/demo/scenarios.ts')).demoScenariosMessages,
  'demo/tours': async () => (await import('./en/demo/tours.ts')).demoToursMessages,
} as const;
