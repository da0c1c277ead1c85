import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { allMessages } from './all-messages.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { findLayoutProblems } from './layout-problems.ts';
import { openApp } from './open-app.tsx';
import { rewriteGateways, type Rewrite, unchanged } from './rewritten-provider-content.ts';

/**
 * The texts to rewrite: the responses, or the console's translations, which a provider may
 * override.
 */
export type RewriteTarget = 'replies' | 'translations';

/** Opens a screen once, measures it at each width and returns what does not fit. */
export async function misfitsAt(
  name: string,
  widths: readonly number[],
  rewrite: Rewrite,
  target: RewriteTarget = 'replies',
): Promise<Readonly<Record<number, readonly string[]>>> {
  const { path, scenario, act, wide } = EVERY_SCREEN[name]!;
  await page.viewport(wide ? 1440 : 320, 800);
  const rewritten = target === 'replies' ? rewrite : unchanged;
  const app = openApp({ path, scenario, overrideGateways: (gateways) => rewriteGateways(gateways, rewritten) });
  await screen.findAllByRole('heading');
  await act?.(app);
  await waitFor(() => expect(document.querySelector('[data-slot="skeleton"], [aria-busy="true"]')).toBeNull());
  if (target === 'translations') app.i18n.overlay('en', rewrittenMessages(rewrite));
  const found: Record<number, readonly string[]> = {};
  for (const width of widths) {
    await page.viewport(width, 800);
    await settleAnimations();
    const here = [...new Set(findLayoutProblems())];
    if (here.length > 0) found[width] = here;
  }
  return found;
}

function rewrittenMessages(rewrite: Rewrite): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(allMessages).map(([key, text]) => [key, rewrite.text(text)]));
}

/** Moves animated elements to their final position. */
function settleAnimations(): Promise<unknown> {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
