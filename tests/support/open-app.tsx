import { configure, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { App } from '#src/ui/app/app.tsx';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import { onTestFinished } from 'vitest';
import { allTexts } from './all-texts.ts';
import { TestConsole, type TestConsoleOptions } from './test-console.ts';

// Pages are chunks, which the first test of a file waits for.
configure({ asyncUtilTimeout: 8000, getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Not found') });

interface OpenAppOptions extends TestConsoleOptions {
  readonly path?: string;
}

/** The whole console on the memory backend, at an address. */
export function openApp({ path = '/', ...options }: OpenAppOptions = {}): TestConsole {
  const address = window.location.href;
  history.replaceState(null, '', path);
  const console = new TestConsole(options);
  // Pages bring their texts once a load of the browser, and a test file opens many consoles in one.
  console.catalogue.add(allTexts);
  render(
    <StrictMode>
      <App stores={console.stores} i18n={console.catalogue.i18n} basePath="" />
    </StrictMode>,
  );
  onTestFinished(() => {
    console.close();
    history.replaceState(null, '', address);
  });
  return console;
}

/** Where the console is now, with the hash. */
export function here(): string {
  return window.location.pathname + window.location.hash;
}

/** The heading of the page, once it is there. */
export function pageTitled(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name });
}
