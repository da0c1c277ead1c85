import { PrimeReactProvider } from 'primereact/api';
import { createContext, memo, type ReactNode, useContext, useState } from 'react';

const Content = createContext<ReactNode>(null);

/** Our classes come through `pt`. Style elements go into a detached node, so that a strict CSP blocks nothing. */
export function PrimeReactRoot({ children }: { readonly children: ReactNode }) {
  return (
    <Content value={children}>
      <Options />
    </Content>
  );
}

/** Rendered once: each time, its provider makes a value of its own, and every component of PrimeReact renders again. */
const Options = memo(function Options() {
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
      <Children />
    </PrimeReactProvider>
  );
});

function Children() {
  return useContext(Content);
}
