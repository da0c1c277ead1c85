import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface EmptyStateActionProps {
  readonly nextFocusId: string;
  readonly children: ReactNode;
}

/** The button disappears with the first entry, even long after a dialog returned the focus to it. */
export function EmptyStateAction({ nextFocusId, children }: EmptyStateActionProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById(nextFocusId)?.focus();
    };
  }, [nextFocusId]);
  return <span ref={frame}>{children}</span>;
}
