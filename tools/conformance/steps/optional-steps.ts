import { breaks } from '#tools/conformance/difference.ts';
import type { Step } from '#tools/conformance/walk.ts';
import { auditLogSteps } from './audit-log-steps.ts';
import { closureSteps } from './closure-steps.ts';
import { callbackSigningSteps } from './callback-signing-steps.ts';
import { billingDetailsSteps } from './billing-details-steps.ts';
import { budgetSteps } from './budget-steps.ts';
import { invitationSteps } from './invitation-steps.ts';
import { invoiceSteps } from './invoice-steps.ts';
import { keyDeletionSteps } from './key-deletion-steps.ts';
import { keyLimitSteps } from './key-limit-steps.ts';
import { redeliverySteps } from './redelivery-steps.ts';
import { sessionSteps } from './session-steps.ts';
import { twoFactorSteps } from './two-factor-steps.ts';
import { usageHistorySteps } from './usage-history-steps.ts';

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
  ...sessionSteps,
  ...twoFactorSteps,
  ...auditLogSteps,
  ...budgetSteps,
  ...billingDetailsSteps,
  ...invitationSteps,
  ...closureSteps,
  ...callbackSigningSteps,
];
