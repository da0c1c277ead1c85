import { join } from 'node:path';
import { chromiumFlags, findChromium } from '#tools/scripts/find-browsers.mjs';
import { root } from '../packages.mjs';

const { SCREENSHOTS_BEFORE: before } = process.env;
const report = ['html', { outputFolder: join(root, 'screenshots/differences'), open: 'never' }];

// Playwright reads its configuration as a default export.
export default {
  testDir: import.meta.dirname,
  testMatch: '*.shot.mjs',
  outputDir: join(root, 'test-results/screenshots'),
  fullyParallel: true,
  // Only what hangs comes near it.
  timeout: 180_000,
  // Screenshots to compare with are taken by an earlier run, never by a comparison.
  updateSnapshots: 'none',
  snapshotPathTemplate: `${before}/{arg}{ext}`,
  reporter: before ? [['list'], report] : 'list',
  use: {
    launchOptions: { executablePath: findChromium() ?? undefined, args: chromiumFlags() },
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: 'reduce' },
  },
};
