import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  readonly id?: string | undefined;
  readonly role?: 'status' | undefined;
}

export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span className="sr-only" {...rest}>
      {children}
    </span>
  );
}
