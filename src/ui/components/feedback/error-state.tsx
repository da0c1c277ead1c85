import type { ReactNode } from 'react';
import type { RequestFailure } from '#src/domain/shared/failure.ts';
import { RetryButton } from '#src/ui/components/button/retry-button.tsx';
import { EmptyState } from './empty-state.tsx';

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
