import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** The accessibility tree of an element as YAML. */
    ariaSnapshot: (selector: string) => Promise<string>;
  }
}

/** Runs beside the browser, where Playwright reads the tree of the page under test. */
export const ariaSnapshot: BrowserCommand<[selector: string]> = ({ iframe }, selector) =>
  iframe.locator(selector).last().ariaSnapshot();
