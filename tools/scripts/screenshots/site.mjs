import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { root } from '../packages.mjs';
import { serve } from '../serve.mjs';

/** `site` is where the worker serves the demo. */
export const test = plain.extend({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are needed from the pattern
    async ({}, use) => {
      const { url, close } = await serve({ dir: join(root, 'dist-demo'), host: '127.0.0.1' });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});
