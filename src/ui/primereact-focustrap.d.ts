// PrimeReact ships its focus trap without types.
declare module 'primereact/focustrap' {
  import type { ReactNode } from 'react';

  export function FocusTrap(props: { readonly children: ReactNode }): ReactNode;
}
