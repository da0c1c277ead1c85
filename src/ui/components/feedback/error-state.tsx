import type { ReactNode } from 'react';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import styles from './state.module.css';
import { type CallKind, failureMessages } from '#src/application/feedback/failure-messages.ts';
import { isolateValue } from '#src/application/i18n/translate.ts';

export interface ErrorStateMessages {
  readonly errorTitle: string;
  readonly errorText?: ReactNode | ((failure: RequestFailure) => ReactNode);
  readonly onRetry: () => void;
}

interface ErrorStateProps extends ErrorStateMessages {
  readonly failure: RequestFailure;
}

export function ErrorState({ failure, errorTitle, errorText, onRetry }: ErrorStateProps) {
  const text = errorTextOf({ errorText }, failure);
  return <EmptyState kind="error" title={errorTitle} text={text} action={<RetryButton onClick={onRetry} />} />;
}

export function errorTextOf({ errorText }: Pick<ErrorStateMessages, 'errorText'>, failure: RequestFailure): ReactNode {
  return typeof errorText === 'function' ? errorText(failure) : errorText;
}

/** In place of a part that is missing while the provider is down. */
export function QuietFailure() {
  const { t } = useTranslation();
  return (
    <p className={styles.quiet}>
      <EmptyValue t={t} />
    </p>
  );
}

/** The messages of the server may be in another language than the page. */
export function useFailureMessage(call: CallKind = 'read'): (failure: RequestFailure) => string {
  const { t, i18n } = useTranslation();
  return (failure) =>
    failureMessages(failure, call, (key, values) => t(key, { ...values }))
      .map((message) => isolateValue(message, i18n.language))
      .join(' ');
}
