import type { BrowserCommand } from 'vitest/node';
import '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Drags the mouse from the start of one element to the end of another, as a person selects text. */
    dragAcross: (from: string, to: string) => Promise<void>;
    emulateMedia: (media: 'print' | 'screen') => Promise<void>;
  }
}

export const dragAcross: BrowserCommand<[from: string, to: string]> = async ({ iframe, page }, from, to) => {
  await iframe.locator(from).scrollIntoViewIfNeeded();
  const [start, end] = await Promise.all([from, to].map((selector) => iframe.locator(selector).boundingBox()));
  if (!start || !end) throw new Error('Nothing shows to drag across');
  const [startY, endY] = [start.y + start.height / 2, end.y + end.height / 2];
  await page.mouse.move(start.x + 1, startY);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, startY, { steps: 3 });
  await page.mouse.move(end.x + end.width - 1, endY, { steps: 5 });
  await page.mouse.up();
};

export const emulateMedia: BrowserCommand<[media: 'print' | 'screen']> = ({ page }, media) =>
  page.emulateMedia({ media });
