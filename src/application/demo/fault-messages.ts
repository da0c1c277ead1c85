import type { FaultKind, VisibleOutcome } from '#src/domain/demo/faults.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

export const FAULT_LABELS: Readonly<Record<FaultKind, MessageKey>> = {
  '400': 'demo.fault.400',
  '400-message': 'demo.fault.400-message',
  'odd-details': 'demo.fault.odd-details',
  '401': 'demo.fault.401',
  '403': 'demo.fault.403',
  '409': 'demo.fault.409',
  '429': 'demo.fault.429',
  '500': 'demo.fault.500',
  '502': 'demo.fault.502',
  '503': 'demo.fault.503',
  truncated: 'demo.fault.truncated',
  html: 'demo.fault.html',
  'null-item': 'demo.fault.null-item',
  'wrong-types': 'demo.fault.wrong-types',
  '204': 'demo.fault.204',
  refused: 'demo.fault.refused',
  cut: 'demo.fault.cut',
  silent: 'demo.fault.silent',
  late: 'demo.fault.late',
};

export const OUTCOME_MESSAGES: Readonly<Record<VisibleOutcome, MessageKey>> = {
  'provider-reasons': 'demo.outcome.provider-reasons',
  'provider-message': 'demo.outcome.provider-message',
  'signed-out': 'demo.outcome.signed-out',
  'read-only': 'demo.outcome.read-only',
  'server-problem': 'demo.outcome.server-problem',
  'no-response': 'demo.outcome.no-response',
  unconfirmed: 'demo.outcome.unconfirmed',
  'not-the-api': 'demo.outcome.not-the-api',
  wait: 'demo.outcome.wait',
  'not-created': 'demo.outcome.not-created',
  'not-created-at-server': 'demo.outcome.not-created-at-server',
  nothing: 'demo.outcome.nothing',
  later: 'demo.outcome.later',
};
