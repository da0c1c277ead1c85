import { breaks } from '#tools/conformance/differences.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { accessTokenSteps } from './access-token-steps.ts';
import { auditLogSteps, budgetSteps, invoiceSteps, usageHistorySteps } from './optional-usage-steps.ts';
import { closureSteps } from './closure-steps.ts';
import { billingDetailsSteps } from './billing-details-steps.ts';
import { bulkRedeliverySteps } from './bulk-redelivery-steps.ts';
import { callbackSigningSteps, redeliverySteps } from './optional-callback-steps.ts';
import { callbackSubscriptionSteps } from './callback-subscription-steps.ts';
import { invitationSteps } from './invitation-steps.ts';
import { keyDeletionSteps, keyLabelSteps, keyLimitSteps } from './optional-key-steps.ts';
import { notificationSteps } from './notification-steps.ts';
import { passkeySteps } from './passkey-steps.ts';
import { ownershipSteps } from './ownership-steps.ts';
import { sessionSteps } from './session-steps.ts';
import { twoFactorSteps } from './two-factor-steps.ts';

const capabilities: Step = {
  covers: ['capabilities'],
  changes: false,
  async run({ client, main }) {
    const data = await client.call('capabilities', { session: await main() });
    if (data && new Set(data.items).size < data.items.length)
      client.differs('capabilities', breaks('items[]', 'each name once', 'a repeated name'));
  },
};

/** The probe, and what it finds. */
export const optionalSteps: readonly Step[] = [
  capabilities,
  ...usageHistorySteps,
  ...invoiceSteps,
  ...redeliverySteps,
  ...keyDeletionSteps,
  ...keyLimitSteps,
  ...keyLabelSteps,
  ...sessionSteps,
  ...twoFactorSteps,
  ...auditLogSteps,
  ...budgetSteps,
  ...billingDetailsSteps,
  ...invitationSteps,
  ...closureSteps,
  ...callbackSigningSteps,
  ...callbackSubscriptionSteps,
  ...accessTokenSteps,
  ...notificationSteps,
  ...passkeySteps,
  ...ownershipSteps,
  ...bulkRedeliverySteps,
];
