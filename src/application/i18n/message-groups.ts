import type { DEMO_MESSAGE_GROUPS } from './demo-message-groups.ts';

/** Those of the first screen, whose English is in the code that starts the console. */
export const FIRST_GROUPS = ['common', 'log-in', ...(__MOCKS__ ? (['demo'] as const) : [])] as const;

/** The English messages by part of the product, so that each page loads its own. */
export const MESSAGE_GROUPS = {
  'access-tokens': async () => (await import('./en/access-tokens.ts')).accessTokensMessages,
  account: async () => (await import('./en/account.ts')).accountMessages,
  'account-closure': async () => (await import('./en/account-closure.ts')).accountClosureMessages,
  'api-keys': async () => (await import('./en/api-keys.ts')).apiKeysMessages,
  audit: async () => (await import('./en/audit.ts')).auditMessages,
  auth: async () => (await import('./en/auth.ts')).authMessages,
  billing: async () => (await import('./en/billing.ts')).billingMessages,
  'billing-details': async () => (await import('./en/billing-details.ts')).billingDetailsMessages,
  budget: async () => (await import('./en/budget.ts')).budgetMessages,
  'bulk-redelivery': async () => (await import('./en/bulk-redelivery.ts')).bulkRedeliveryMessages,
  'callback-domains': async () => (await import('./en/callback-domains.ts')).callbackDomainsMessages,
  'callback-signing': async () => (await import('./en/callback-signing.ts')).callbackSigningMessages,
  calls: async () => (await import('./en/calls.ts')).callsMessages,
  console: async () => (await import('./en/console.ts')).consoleMessages,
  'credit-breakdown': async () => (await import('./en/credit-breakdown.ts')).creditBreakdownMessages,
  'credit-chart': async () => (await import('./en/credit-chart.ts')).creditChartMessages,
  dashboard: async () => (await import('./en/dashboard.ts')).dashboardMessages,
  'domain-health': async () => (await import('./en/domain-health.ts')).domainHealthMessages,
  faucets: async () => (await import('./en/faucets.ts')).faucetsMessages,
  'first-call': async () => (await import('./en/first-call.ts')).firstCallMessages,
  'json-viewer': async () => (await import('./en/json-viewer.ts')).jsonViewerMessages,
  'key-labels': async () => (await import('./en/key-labels.ts')).keyLabelsMessages,
  'key-limits': async () => (await import('./en/key-limits.ts')).keyLimitsMessages,
  logs: async () => (await import('./en/logs.ts')).logsMessages,
  notifications: async () => (await import('./en/notifications.ts')).notificationsMessages,
  onboarding: async () => (await import('./en/onboarding.ts')).onboardingMessages,
  ownership: async () => (await import('./en/ownership.ts')).ownershipMessages,
  palette: async () => (await import('./en/palette.ts')).paletteMessages,
  passkeys: async () => (await import('./en/passkeys.ts')).passkeysMessages,
  plans: async () => (await import('./en/plans.ts')).plansMessages,
  'sign-up': async () => (await import('./en/sign-up.ts')).signUpMessages,
  team: async () => (await import('./en/team.ts')).teamMessages,
  usage: async () => (await import('./en/usage.ts')).usageMessages,
} as const;

export type MessageGroup = keyof typeof MESSAGE_GROUPS | keyof typeof DEMO_MESSAGE_GROUPS;

/** Each has a file of its name in the folder of each language. */
export type TranslatedGroup = MessageGroup | (typeof FIRST_GROUPS)[number];
