import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface EmptyStateActionProps {
  /** Id of the control that has the focus next. */
  readonly nextFocusId: string;
  readonly children: ReactNode;
}

/** The button of an empty list goes with the first entry, perhaps long after a dialog gave the focus back to it. */
export function EmptyStateAction({ nextFocusId: heir, children }: EmptyStateActionProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    // Runs while the button still stands in the page.
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById(heir)?.focus();
    };
  }, [heir]);
  return <span ref={frame}>{children}</span>;
}
