import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { withMoment } from '#src/composition/demo/moment-url.ts';
import type { OpenProfile } from './support/browsers.ts';
import { expect, LONG, test } from './support/test.ts';

const HOUR_MS = 3_600_000;
const DEVICE_TIME = Date.UTC(2026, 10, 23, 9, 30);
/** Of each kind one; the rest is played with all journeys. */
const SHORT: readonly ScenarioName[] = ['broken-provider'];

/** A browser that knows nothing. */
async function openFresh(openProfile: OpenProfile): Promise<Page> {
  const context = await openProfile({ permissions: ['clipboard-read', 'clipboard-write'] });
  return context.newPage();
}

/** What the link shows to somebody else. The time stands still, because a slow visit would draw a later forecast. */
async function imageOf(link: string, openProfile: OpenProfile, time: number): Promise<Buffer> {
  const page = await openFresh(openProfile);
  await page.clock.setFixedTime(time);
  await page.goto(link);
  const image = await settledImage(page);
  await page.context().close();
  return image;
}

/** Nothing loads any more, and nothing moves. */
async function settledImage(page: Page): Promise<Buffer> {
  await page.locator('h1').first().waitFor();
  // A slow provider takes four seconds for a call.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, { timeout: 30_000 });
  await page.evaluate(() => document.fonts.ready);
  let image = await page.screenshot();
  await expect
    .poll(async () => {
      const before = image;
      image = await page.screenshot();
      return image.equals(before);
    })
    .toBe(true);
  return image;
}

/** What the panel copies, while the device's clock runs on. */
async function copyLink(page: Page): Promise<string> {
  await page.keyboard.press('Control+.');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  let link = '';
  await expect
    .poll(async () => {
      link = await page.evaluate(() => navigator.clipboard.readText());
      return link;
    })
    .toContain('demo=v1');
  return link;
}

test.describe('a copied moment shows the same, an hour apart', () => {
  for (const [name, { start }] of Object.entries(scenarios)) {
    test(name, SHORT.includes(name as ScenarioName) ? {} : LONG, async ({ openProfile, deployment }, testInfo) => {
      const presenter = await openFresh(openProfile);
      await presenter.clock.install({ time: DEVICE_TIME });
      const url = new URL(withMoment(start.path, `v1;scenario=${name};backend=memory`).slice(1), deployment.url).href;
      await presenter.goto(url);
      await settledImage(presenter);
      const link = await copyLink(presenter);
      await presenter.context().close();

      const first = await imageOf(link, openProfile, DEVICE_TIME + HOUR_MS);
      const second = await imageOf(link, openProfile, DEVICE_TIME + 2 * HOUR_MS);
      const file = 'an-hour-before.png';
      mkdirSync(dirname(testInfo.snapshotPath(file)), { recursive: true });
      writeFileSync(testInfo.snapshotPath(file), first);
      // The corner of a border may differ by one in 255 where nothing has moved.
      expect(second).toMatchSnapshot(file, { threshold: 0.02 });
    });
  }
});
