import type { ReactNode } from 'react';

/** A text gets an element of its own, because it is beside others there; elements stay as they are. */
export function ownElement(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children;
}
