/** What a provider may offer beyond the operations that every provider has. */
export const CAPABILITIES = [
  'usage-history',
  'invoice-list',
  'callback-redelivery',
  'api-key-deletion',
  'sessions',
  'two-factor-setup',
  'usage-breakdown',
  'invitations',
  'audit-log',
  'account-closure',
  'callback-signing',
  'budget',
  'api-key-limits',
  'log-date-range',
  'billing-details',
  'callback-subscriptions',
  'access-tokens',
  'notifications',
  'passkeys',
  'ownership-transfer',
  'team-leaving',
  'callback-bulk-redelivery',
  'domain-health',
  'api-key-labels',
] as const;

export type Capability = (typeof CAPABILITIES)[number];

/** Each has a tab or a card of the account page, which is there for them alone. */
export const ACCOUNT_PAGE_CAPABILITIES: readonly Capability[] = ['access-tokens', 'notifications', 'passkeys'];

/** Those that this console knows; a newer provider may name others. */
export function knownCapabilities(names: readonly string[]): ReadonlySet<Capability> {
  return new Set(CAPABILITIES.filter((capability) => names.includes(capability)));
}
