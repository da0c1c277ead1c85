import { test as base } from '@playwright/test';
import { serve } from '#tools/scripts/serve.mjs';
import { startWebKit } from './start-webkit.ts';
import { WebKitPage } from './webkit-page.ts';

interface WebKitFixtures {
  readonly webkitPage: WebKitPage;
}

interface WebKitWorkerFixtures {
  readonly openWebKit: () => Promise<WebKitPage>;
}

/** A journey in WebKit, in a browser of its own. It fails where the page shows the screen of an error of ours. */
export const test = base.extend<WebKitFixtures, WebKitWorkerFixtures>({
  openWebKit: [
    async ({}, use) => {
      const { send, browser, stop } = await startWebKit();
      const site = await serve({ dir: 'dist-demo', compress: false });
      await use(async () => {
        const page = new WebKitPage(send, site.url);
        await page.start(browser);
        return page;
      });
      stop();
      await site.close();
    },
    { scope: 'worker' },
  ],

  webkitPage: async ({ openWebKit }, use) => {
    const page = await openWebKit();
    await use(page);
    const text = String(await page.evaluate('return document.body.innerText'));
    await page.close();
    base.expect(text).not.toMatch(/Unexpected Application Error|An unexpected server error/);
  },
});
