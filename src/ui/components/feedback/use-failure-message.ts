import { useTranslation } from 'react-i18next';
import { failureMessages } from '#src/application/feedback/failure-messages.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';

export function useFailureMessage(): (failure: RequestFailure) => string {
  const { t } = useTranslation();
  return (failure) => failureMessages(failure, 'read', (key, values) => t(key, { ...values })).join(' ');
}
