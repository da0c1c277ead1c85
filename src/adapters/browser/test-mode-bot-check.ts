import type { BotCheck } from '#src/application/platform/bot-check.ts';

/** Test mode (§7): the query says playwright, or the browser does. The caller sees to it that the settings allow it. */
export function isTestBrowser({ search, userAgent }: { search: string; userAgent: string }): boolean {
  return new URLSearchParams(search).has('playwright') || userAgent.includes('Playwright');
}

/** Skips the challenge. Composition drops this file from production builds. */
export const testModeBotCheck: BotCheck = { prove: () => Promise.resolve({ kind: 'bypass' }) };
