import { useTranslation } from 'react-i18next';
import { failureTexts } from '../../application/feedback/failure-text';
import type { AnsweredFailure } from '../../domain/shared/failure';

/** Why something did not load, in the words of the failure. */
export function useReason(): (failure: AnsweredFailure) => string {
  const { t } = useTranslation();
  return (failure) => failureTexts(failure, 'read', (key, values) => t(key, { ...values })).join(' ');
}
