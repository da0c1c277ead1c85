import { useTranslation } from 'react-i18next';
import { type CallKind, failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';

export function useFailureMessage(call: CallKind = 'read'): (failure: RequestFailure) => string {
  const { t } = useTranslation();
  return (failure) => failureMessages(failure, call, (key, values) => t(key, { ...values })).join(' ');
}
