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

interface ProvidersProps {
  readonly messages?: typeof i18n;
  readonly children: ReactNode;
}

/** What each component needs: the console's messages. */
export function Providers({ messages = i18n, children }: ProvidersProps) {
  return (
    <StrictMode>
      <I18nextProvider i18n={messages}>{children}</I18nextProvider>
    </StrictMode>
  );
}

/** Renders a component with the console's messages and settings. */
export function show(component: ReactNode, messages = i18n): RenderResult {
  return render(component, { wrapper: ({ children }) => <Providers messages={messages}>{children}</Providers> });
}
