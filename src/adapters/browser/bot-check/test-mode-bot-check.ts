import type { BotCheck } from '#src/application/platform/bot-check.ts';

/** Whether the query or the user agent names Playwright. The caller checks the settings. */
export function isTestBrowser({ search, userAgent }: { search: string; userAgent: string }): boolean {
  return new URLSearchParams(search).has('playwright') || userAgent.includes('Playwright');
}

export const testModeBotCheck: BotCheck = { prove: () => Promise.resolve({ kind: 'bypass' }) };
