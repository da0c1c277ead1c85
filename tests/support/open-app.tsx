import { configure, render, screen, waitFor } from '@testing-library/react';
import { Fragment, StrictMode } from 'react';
import { createBrowserNavigation } from '#src/adapters/browser/browser-navigation.ts';
import { App } from '#src/ui/app/app.tsx';
import { callAhead } from '#src/ui/app/load-first-page.ts';
import '#src/ui/styles/tokens.css';
import '#src/ui/styles/base.css';
import '#src/ui/styles/utilities.css';
import { expect, onTestFinished } from 'vitest';
import { allMessages } from './all-messages.ts';
import { TestApp, type TestAppOptions } from './test-app.ts';
import { leaveIconButton } from './user-event.ts';

// Only what hangs comes near it: the first test waits for the pages' chunks, on a machine that may be busy.
configure({
  asyncUtilTimeout: 25_000,
  getElementError: (message) => new Error(message?.split('\n')[0] ?? 'Not found'),
});

export interface OpenAppOptions extends TestAppOptions {
  readonly path?: string;
  /** Renders and mounts everything twice, which shows what is not pure. A tenth of the time, so only the tests that walk every page do. */
  readonly isStrict?: boolean;
  /** As a page of the browser opens: drawn once its code is there, with what was requested beside that. */
  readonly isReloaded?: boolean;
}

/** The whole console on the memory backend, at a url. */
export function openApp({
  path = '/',
  isStrict = false,
  isReloaded = false,
  ...options
}: OpenAppOptions = {}): TestApp {
  history.replaceState(null, '', path);
  const app = new TestApp(options);
  // Pages add their messages once per browser load, but a test file opens many consoles.
  app.i18n.add(allMessages);
  const Mode = isStrict ? StrictMode : Fragment;
  const navigation = createBrowserNavigation('');
  const draw = () =>
    render(
      <Mode>
        <App stores={app.stores} i18n={app.i18n.instance} navigation={navigation} />
      </Mode>,
    );
  if (isReloaded)
    void callAhead(app.stores, navigation)
      .then((loadPage) => loadPage())
      .then(draw);
  else draw();
  // The URL stays: each console sets its own, and a change of it costs the browser more than a click.
  onTestFinished(leaveIconButton);
  return app;
}

/** The current path with its hash. */
export function here(): string {
  return window.location.pathname + window.location.hash;
}

/** What stands in for content that is still to come. */
export const PENDING = '[data-slot="not-painted"], [data-slot="skeleton"], [aria-busy="true"]';

/** Waits for the heading of the page, and for its content, which is painted after it. */
export async function pageTitled(name: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 1, name });
  await waitFor(() => expect(document.querySelector('[data-slot="not-painted"]')).toBeNull());
  return heading;
}
