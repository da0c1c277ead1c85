import type { ReactNode } from 'react';
import '#src/ui/styles/table.css';

/** A row header that wraps instead of being truncated. */
export function WrappingName({ children }: { readonly children: ReactNode }) {
  return <span className="name__text">{children}</span>;
}
