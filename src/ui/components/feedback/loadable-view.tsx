import type { ReactNode } from 'react';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { Alert } from './alert.tsx';
import { isNotOffered } from '#src/domain/shared/failure.ts';
import { ErrorState, type ErrorStateMessages, QuietFailure, useErrorText } from './error-state.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { useQuietFailure } from './outage-context.ts';
import { Skeleton } from './skeleton.tsx';

interface LoadableViewProps<T> extends ErrorStateMessages {
  readonly of: Loadable<T>;
  readonly children: (value: T) => ReactNode;
  readonly skeleton?: ReactNode;
  readonly empty?: ReactNode;
  /** In place of the error where the provider has no such call. */
  readonly notOffered?: ReactNode;
  /** By default an empty array, or a page without items. */
  readonly isEmpty?: ((value: T) => boolean) | undefined;
}

/** Shows a value before, during and after loading. An earlier value stays during a refetch. */
export function LoadableView<T>(props: LoadableViewProps<T>) {
  const { of, children, skeleton = <Skeleton width="lg" />, empty, isEmpty = hasNothing } = props;
  const value = latest(of);
  const isQuiet = useQuietFailure(of, props.onRetry);
  const errorText = useErrorText(props);
  const loading = of.kind === 'loading' || of.kind === 'idle';

  if (value === undefined) {
    if (isQuiet) return <QuietFailure />;
    if (of.kind === 'failed') {
      const isCalm = props.notOffered !== undefined && isNotOffered(of.failure);
      return isCalm ? props.notOffered : <ErrorState {...props} failure={of.failure} />;
    }
    return <div aria-busy="true">{skeleton}</div>;
  }
  const isLacking = empty !== undefined && isEmpty(value);
  return (
    // An element of its own, or what replaces the skeleton higher or lower on the page would count as moved.
    <div key={isLacking ? 'empty' : 'loaded'} className="stack stack-3" aria-busy={loading || undefined}>
      {of.kind === 'failed' && !isQuiet && (
        <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={props.onRetry} />}>
          <span className="strong">{props.errorTitle}</span> {errorText(of.failure)}
        </Alert>
      )}
      {isLacking ? empty : children(value)}
    </div>
  );
}

function hasNothing(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object' || value === null || !('items' in value)) return false;
  return Array.isArray(value.items) && value.items.length === 0;
}
