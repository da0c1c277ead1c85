import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCopyText } from '#src/application/feedback/copy-text.ts';
import { consoleTexts } from '#src/application/i18n/en/console.ts';
import type { CopyOutcome } from '#src/application/platform/clipboard-writer.ts';
import { TestConsole } from '#tests/support/test-console.ts';

let console: TestConsole;
beforeEach(() => {
  console = new TestConsole();
  console.catalogue.add(consoleTexts);
});
afterEach(() => console.close());

function copy(outcome: CopyOutcome) {
  const clipboard = { write: () => Promise.resolve(outcome) };
  const logger = { warn: (message: string) => void console.logged.push(message) };
  return createCopyText(clipboard, console.stores.toasts, console.catalogue.translate, logger)('a text');
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
    expect([console.toasts, console.logged]).toEqual([toasts, logged]);
  });
});
