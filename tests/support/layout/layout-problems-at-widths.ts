import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { applyLanguage } from '#src/composition/apply-appearance.ts';
import type { Language } from '#src/domain/shared/language.ts';
import { allMessages } from '#tests/support/all-messages.ts';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { findLayoutProblems } from './layout-problems.ts';
import { openApp, PENDING } from '#tests/support/open-app.tsx';
import { rewriteGateways, type Rewrite, unchanged } from '#tests/support/rewritten-provider-content.ts';
import { settleAnimations } from './settle-animations.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { findSmallTargets } from '#tests/support/accessibility/target-sizes.ts';

/**
 * The texts to rewrite: the responses, or the console's translations, which a provider may
 * override.
 */
export type RewriteTarget = 'replies' | 'translations';

interface MisfitOptions {
  readonly target?: RewriteTarget;
  readonly language?: Language;
  /** Runs once, as soon as the screen is open. */
  readonly whenOpen?: (app: TestApp) => Promise<unknown>;
}

/** Opens a screen once, measures it at each width and returns what does not fit. */
export async function misfitsAt(
  name: string,
  widths: readonly number[],
  rewrite: Rewrite,
  { target = 'replies', language = 'en', whenOpen }: MisfitOptions = {},
): Promise<Readonly<Record<number, readonly string[]>>> {
  const { path, scenario, act, wide, narrow } = EVERY_SCREEN[name]!;
  await page.viewport(wide || (whenOpen && !narrow) ? 1440 : 320, 800);
  const rewritten = target === 'replies' ? rewrite : unchanged;
  const app = openApp({ path, scenario, overrideGateways: (gateways) => rewriteGateways(gateways, rewritten) });
  await screen.findAllByRole('heading');
  await act?.(app);
  await waitFor(() => expect(findPending()).toEqual([]));
  await whenOpen?.(app);
  if (target === 'translations') app.i18n.overlay('en', rewrittenMessages(rewrite));
  await app.stores.language.choose(language);
  expect(app.stores.language.shown).toBe(language);
  onTestFinished(applyLanguage(app.stores.language, document.documentElement));
  onTestFinished(showEnglish);
  const found: Record<number, readonly string[]> = {};
  for (const width of widths) {
    await page.viewport(width, 800);
    await settleAnimations();
    const here = [...new Set([...findLayoutProblems(), ...findSmallTargets()])];
    if (here.length > 0) found[width] = here;
  }
  return found;
}

/** The example beside a form has nothing that stands in for it, and does not load where it does not show. */
function findPending(): readonly Element[] {
  const pending = document.querySelectorAll(`${PENDING}, [data-slot="auth-side"]:empty`);
  return [...pending].filter((element) => element.checkVisibility());
}

function rewrittenMessages(rewrite: Rewrite): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(allMessages).map(([key, text]) => [key, rewrite.text(text)]));
}

/** The next test opens a console of its own. */
function showEnglish(): void {
  for (const name of ['lang', 'dir']) document.documentElement.removeAttribute(name);
}
