import { type APIOptions, PrimeReactContext } from 'primereact/api';
import type { ReactNode } from 'react';

/** Our classes come through `pt`. Style elements go into a detached node, so that a strict CSP blocks nothing. */
const OPTIONS: APIOptions = {
  unstyled: true,
  // CSS animates the opening; timed transitions would leave closed dialogs in the page.
  cssTransition: false,
  styleContainer: document.createElement('div'),
  // Without one, each component looks for it in Node's `process`, and catches the error.
  nonce: 'none',
  // The z-indices of tokens.css.
  zIndex: { modal: 30, overlay: 30, menu: 10, tooltip: 40, toast: 40 },
};

/** Around each component of PrimeReact. One value for all: a new one renders every component again. */
export function PrimeReactRoot({ children }: { readonly children: ReactNode }) {
  return <PrimeReactContext value={OPTIONS}>{children}</PrimeReactContext>;
}
