import type { ReactNode } from 'react';
import type { AnsweredFailure } from '#src/domain/shared/failure.ts';
import { RetryButton } from '#src/ui/components/button/retry-button.tsx';
import { StateView } from './state-view.tsx';

export interface LoadFailedTexts {
  readonly errorTitle: string;
  readonly errorText?: ReactNode | ((failure: AnsweredFailure) => ReactNode);
  readonly onRetry: () => void;
}

interface LoadFailedProps extends LoadFailedTexts {
  readonly failure: AnsweredFailure;
}

export function LoadFailed({ failure, errorTitle, errorText, onRetry }: LoadFailedProps) {
  const text = typeof errorText === 'function' ? errorText(failure) : errorText;
  return <StateView kind="error" title={errorTitle} text={text} action={<RetryButton onClick={onRetry} />} />;
}
