import { type RenderResult, render } from '@testing-library/react';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { StrictMode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { commonMessages } from '#src/application/i18n/en/common.ts';
import { consoleMessages } from '#src/application/i18n/en/console.ts';
import { jsonViewerMessages } from '#src/application/i18n/en/json-viewer.ts';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import '#src/ui/styles/utilities.css';

const i18n = i18next.createInstance();
void i18n.init({
  lng: 'en',
  resources: { en: { translation: { ...commonMessages, ...consoleMessages, ...jsonViewerMessages } } },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
});

/** Renders a component with the console's messages and settings. */
export function show(component: ReactNode, messages = i18n): RenderResult {
  const Providers = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <I18nextProvider i18n={messages}>{children}</I18nextProvider>
    </StrictMode>
  );
  return render(component, { wrapper: Providers });
}
