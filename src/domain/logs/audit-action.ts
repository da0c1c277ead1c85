import type { AuditEntry } from './audit-entry.ts';

/** The actions that this console has words for; a provider may record others. */
export const AUDIT_ACTIONS = [
  'log-in',
  'api-key-created',
  'api-key-activated',
  'api-key-deactivated',
  'api-key-deleted',
  'api-key-limits-changed',
  'api-key-labels-changed',
  'access-token-created',
  'access-token-revoked',
  'notification-channel-added',
  'notification-channel-changed',
  'notification-channel-deleted',
  'passkey-added',
  'passkey-renamed',
  'passkey-deleted',
  'domain-added',
  'domain-removed',
  'domain-resumed',
  'callback-redelivery-started',
  'callback-redelivery-stopped',
  'callback-subscription-created',
  'callback-subscription-changed',
  'callback-subscription-paused',
  'callback-subscription-activated',
  'callback-subscription-deleted',
  'member-invited',
  'member-joined',
  'member-removed',
  'member-left',
  'ownership-transfer-started',
  'ownership-transfer-withdrawn',
  'ownership-transferred',
  'plan-changed',
  'budget-set',
  'budget-removed',
  'billing-details-changed',
  'email-changed',
  'password-changed',
  'two-factor-enabled',
  'two-factor-disabled',
  'recovery-codes-renewed',
  'data-export-requested',
  'account-closing',
  'account-closing-cancelled',
  'signing-secret-rotated',
  'signing-overlap-ended',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export function isKnownAction(action: string): action is AuditAction {
  return AUDIT_ACTIONS.some((known) => known === action);
}

/** `webhook_secret.rotated` as "Webhook secret rotated". */
export function readableAction(action: string): string {
  const words = action.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return words === '' ? action : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The actions that can be chosen: those with words, and others of the loaded entries. */
export function auditActions(entries: readonly AuditEntry[]): readonly string[] {
  return [...new Set<string>([...AUDIT_ACTIONS, ...entries.map(({ action }) => action)])].filter((name) => name !== '');
}
