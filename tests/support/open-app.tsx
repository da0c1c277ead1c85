import { configure, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { App } from '#src/ui/app/app.tsx';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import '#src/ui/styles/utilities.css';
import { onTestFinished } from 'vitest';
import { allMessages } from './all-messages.ts';
import { TestApp, type TestAppOptions } from './test-app.ts';

// Pages are chunks, which the first test of a file waits for.
configure({ asyncUtilTimeout: 8000, getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Not found') });

interface OpenAppOptions extends TestAppOptions {
  readonly path?: string;
}

/** The whole console on the memory backend, at an address. */
export function openApp({ path = '/', ...options }: OpenAppOptions = {}): TestApp {
  const originalUrl = window.location.href;
  history.replaceState(null, '', path);
  const app = new TestApp(options);
  // Pages bring their texts once a load of the browser, and a test file opens many consoles in one.
  app.i18n.add(allMessages);
  render(
    <StrictMode>
      <App stores={app.stores} i18n={app.i18n.instance} basePath="" />
    </StrictMode>,
  );
  onTestFinished(() => {
    app.close();
    history.replaceState(null, '', originalUrl);
  });
  return app;
}

/** Where the console is now, with the hash. */
export function here(): string {
  return window.location.pathname + window.location.hash;
}

/** The heading of the page, once it is there. */
export function pageTitled(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}
