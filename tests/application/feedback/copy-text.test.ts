import { beforeEach, describe, expect, it } from 'vitest';
import { createCopyText } from '#src/application/feedback/report-failure.ts';
import { consoleMessages } from '#src/application/i18n/en/console.ts';
import type { CopyOutcome } from '#src/application/platform/platform.ts';
import { TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeEach(() => {
  app = new TestApp();
  app.i18n.add(consoleMessages);
});

function copy(outcome: CopyOutcome) {
  const clipboard = { write: () => Promise.resolve(outcome) };
  const logger = { debug: (message: string) => void app.logMessages.push(message) };
  return createCopyText(clipboard, app.stores.toasts, app.i18n.translate, logger)('a text');
}

describe('copying', () => {
  it.each([
    { outcome: 'copied', toasts: ['success: Text copied to clipboard!'], logged: [] },
    {
      outcome: 'insecure-page',
      toasts: ['error: Copy to clipboard is only available for https connection!'],
      logged: [],
    },
    { outcome: 'failed', toasts: [], logged: ['Copying failed'] },
  ] as const)('that is $outcome shows $toasts', async ({ outcome, toasts, logged }) => {
    expect(await copy(outcome)).toBe(outcome);
    expect([app.toasts, app.logMessages]).toEqual([toasts, logged]);
  });

  it('leaves the success to a button that shows it, and announces the same words for a moment', async () => {
    const clipboard = { write: () => Promise.resolve<CopyOutcome>('copied') };
    const { clock, stores } = app;
    const copyText = createCopyText(clipboard, stores.toasts, app.i18n.translate, { debug: () => undefined });
    await copyText('a text', 'button');
    expect([app.toasts, stores.toasts.announcement]).toEqual([[], 'Text copied to clipboard!']);
    clock.advance(1500);
    expect(stores.toasts.announcement).toBe('');
  });
});
