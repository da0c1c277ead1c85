import { observer } from 'mobx-react-lite';
import { type ComponentType, useContext, useLayoutEffect } from 'react';
import { DialogFailed } from './dialog-failed.tsx';
import type { LatePart } from './late-part.ts';
import { ReleaseContext } from './release-context.ts';

interface LateProps {
  readonly onClose: () => void;
}

/** Shows as soon as its code is there; if that fails to load, a message with a retry. */
export function lateComponent<P extends LateProps>(part: LatePart<P>): ComponentType<P>;
export function lateComponent<P extends LateProps, C>(part: LatePart<P, C>, useOwner: () => C): ComponentType<P>;
export function lateComponent<P extends LateProps, C>(
  part: LatePart<P, C | undefined>,
  useOwner: () => C | undefined = () => undefined,
): ComponentType<P> {
  return observer(function Late(props: P) {
    const release = useContext(ReleaseContext);
    const owner = useOwner();
    useLayoutEffect(() => part.open(owner), [owner]);
    if (part.isFailed) {
      return <DialogFailed onRetry={() => void part.loadAgain(release, owner)} onClose={props.onClose} />;
    }
    const Part = part.componentFor(owner);
    return Part && <Part {...props} />;
  });
}
