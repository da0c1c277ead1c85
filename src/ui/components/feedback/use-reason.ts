import { useTranslation } from 'react-i18next';
import { failureTexts } from '#src/application/feedback/failure-text.ts';
import type { AnsweredFailure } from '#src/domain/shared/failure.ts';

/** Why something did not load, in the words of the failure. */
export function useReason(): (failure: AnsweredFailure) => string {
  const { t } = useTranslation();
  return (failure) => failureTexts(failure, 'read', (key, values) => t(key, { ...values })).join(' ');
}
