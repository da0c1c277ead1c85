import { PrimeReactProvider } from 'primereact/api';
import { type ReactNode, useState } from 'react';

interface PrimeReactRootProps {
  readonly children: ReactNode;
}

/**
 * PrimeReact without its looks: our classes come through `pt`, and the style elements that it makes all the same go into a
 * node outside the page, where a strict Content Security Policy has nothing to refuse. Only the signed-in part imports it.
 */
export function PrimeReactRoot({ children }: PrimeReactRootProps) {
  const [outsideThePage] = useState(() => document.createElement('div'));
  return (
    <PrimeReactProvider
      value={{
        unstyled: true,
        // CSS draws the opening; a transition run by timers would hold closed dialogs in the page.
        cssTransition: false,
        styleContainer: outsideThePage,
        // The z-indices of tokens.css.
        zIndex: { modal: 30, overlay: 30, menu: 10, tooltip: 40, toast: 40 },
      }}
    >
      {children}
    </PrimeReactProvider>
  );
}
