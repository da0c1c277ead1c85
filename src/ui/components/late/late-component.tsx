import { observer } from 'mobx-react-lite';
import { type ComponentType, useContext, useLayoutEffect } from 'react';
import { DialogFailed } from './dialog-failed.tsx';
import type { LatePart } from './late-part.ts';
import { ReleaseContext } from './release-context.ts';

interface LateProps {
  readonly onClose: () => void;
}

/** Shows as soon as its code is there; if that fails to load, a message with a retry. */
export function lateComponent<P extends LateProps>(part: LatePart<P>): ComponentType<P> {
  return observer(function Late(props: P) {
    const release = useContext(ReleaseContext);
    useLayoutEffect(() => part.open(), []);
    if (part.isFailed) return <DialogFailed onRetry={() => void part.loadAgain(release)} onClose={props.onClose} />;
    const Part = part.component;
    return Part && <Part {...props} />;
  });
}
