import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
}

export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className="sr-only" id={id}>
      {children}
    </span>
  );
}
