import type { ReactNode } from 'react';
import '#src/ui/styles/table.css';

/** In a row header: a name that must be read whole, however long; it wraps where it would be cut. */
export function WrappingName({ children }: { readonly children: ReactNode }) {
  return <span className="name__text">{children}</span>;
}
