import { PrimeReactProvider } from 'primereact/api';
import { type ReactNode, useState } from 'react';

/** Our classes come through `pt`. Style elements go into a detached node, so that a strict CSP blocks nothing. */
export function PrimeReactRoot({ children }: { readonly children: ReactNode }) {
  const [outsideThePage] = useState(() => document.createElement('div'));
  return (
    <PrimeReactProvider
      value={{
        unstyled: true,
        // CSS animates the opening; timed transitions would leave closed dialogs in the page.
        cssTransition: false,
        styleContainer: outsideThePage,
        // Without one, each component looks for it in Node's `process`, and catches the error.
        nonce: 'none',
        // The z-indices of tokens.css.
        zIndex: { modal: 30, overlay: 30, menu: 10, tooltip: 40, toast: 40 },
      }}
    >
      {children}
    </PrimeReactProvider>
  );
}
