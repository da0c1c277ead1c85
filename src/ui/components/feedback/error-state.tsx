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
  /** Behind the reason, such as what stays. */
  readonly errorNote?: string;
  readonly call?: CallKind;
  readonly onRetry: () => void;
}

interface ErrorStateProps extends ErrorStateMessages {
  readonly failure: RequestFailure;
}

export function ErrorState(props: ErrorStateProps) {
  const { failure, errorTitle, onRetry } = props;
  const text = useErrorText(props)(failure);
  return <EmptyState kind="error" title={errorTitle} text={text} action={<RetryButton onClick={onRetry} />} />;
}

/** Why it failed, and the note. */
export function useErrorText(
  messages: Pick<ErrorStateMessages, 'errorNote' | 'call'>,
): (failure: RequestFailure) => string {
  const { errorNote = '', call } = messages;
  const reason = useFailureMessage(call);
  return (failure) => `${reason(failure)} ${errorNote}`.trim();
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
