import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { CostKind } from '#src/domain/usage/usage-summary.ts';

export const COST_NAMES = {
  API_REQUEST: 'usage.daily.API_REQUEST',
  JSON_RPC_REQUEST: 'usage.daily.JSON_RPC_REQUEST',
  XPUB_SYNC_OPERATION: 'usage.daily.XPUB_SYNC_OPERATION',
  SYNC_ADDRESS_OPERATION: 'usage.daily.SYNC_ADDRESS_OPERATION',
  XPUB_DAILY_MONITORING: 'usage.daily.XPUB_DAILY_MONITORING',
  SYNC_ADDRESS_DAILY_MONITORING: 'usage.daily.SYNC_ADDRESS_DAILY_MONITORING',
  EVENTS_CALLBACK_OPERATION: 'usage.daily.EVENTS_CALLBACK_OPERATION',
  EVENTS_DAILY_MONITORING: 'usage.daily.EVENTS_DAILY_MONITORING',
} as const satisfies Record<CostKind, MessageKey>;
