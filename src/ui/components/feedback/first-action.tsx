import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface FirstActionProps {
  /** Id of the control that has the focus next. */
  readonly heir: string;
  readonly children: ReactNode;
}

/** The button of an empty list goes with the first entry, perhaps long after a dialog gave the focus back to it. */
export function FirstAction({ heir, children }: FirstActionProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const own = frame.current;
    // Runs while the button still stands in the page.
    return () => {
      if (own?.contains(document.activeElement)) document.getElementById(heir)?.focus();
    };
  }, [heir]);
  return <span ref={frame}>{children}</span>;
}
