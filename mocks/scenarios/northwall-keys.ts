import { key, type KeySeed } from './account-seed.ts';

/** Three pages of ten. */
export const northwallKeys: readonly KeySeed[] = [
  key(3, 'payouts-worker'),
  key(11, 'checkout-canary'),
  key(26, 'load-test-november', false),
  key(52, 'analytics-notebook'),
  key(74, 'fee-estimator'),
  key(104, 'ci-integration'),
  key(133, 'webhook-replay'),
  key(153, 'wallet-sync-staging'),
  key(171, 'wallet-sync-prod'),
  key(196, 'support-console'),
  key(219, 'compliance-screening'),
  key(233, 'treasury-reconciler'),
  key(252, 'payments-prod'),
  key(253, 'payments-staging'),
  key(287, 'hot-wallet-monitor'),
  key(318, 'cold-storage-audit'),
  key(351, 'tax-report-2025', false),
  key(380, 'legacy-explorer', false),
  key(417, 'mobile-app-beta', false),
  key(468, 'partner-sandbox'),
  key(522, 'hackathon-lisbon', false),
  key(601, 'xpub-importer'),
  key(688, 'first-integration', false),
];
