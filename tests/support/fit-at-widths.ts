import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { allTexts } from './all-texts.ts';
import { EVERY_SCREEN } from './every-screen.ts';
import { misfits } from './misfits.ts';
import { openApp } from './open-app.tsx';
import { outside, type Rewrite, unchanged } from './outside-texts.ts';

/** Of what the rewritten texts are: the replies, or the console's own texts, which the provider may lay over. */
export type Place = 'replies' | 'translations';

/** Opens a screen once and measures it at each width; answers what does not fit, by width. */
export async function misfitsAt(
  name: string,
  widths: readonly number[],
  rewrite: Rewrite,
  place: Place = 'replies',
): Promise<Readonly<Record<number, readonly string[]>>> {
  const { path, scenario, act, wide } = EVERY_SCREEN[name]!;
  await page.viewport(wide ? 1440 : 320, 800);
  const rewritten = place === 'replies' ? rewrite : unchanged;
  const console = openApp({ path, scenario, change: (gateways) => outside(gateways, rewritten) });
  await screen.findAllByRole('heading');
  await act?.(console);
  await waitFor(() => expect(document.querySelector('.skel, [aria-busy="true"]')).toBeNull());
  if (place === 'translations') console.catalogue.overlay(rewrittenTexts(rewrite));
  const found: Record<number, readonly string[]> = {};
  for (const width of widths) {
    await page.viewport(width, 800);
    await drawn();
    const here = [...new Set(misfits())];
    if (here.length > 0) found[width] = here;
  }
  return found;
}

function rewrittenTexts(rewrite: Rewrite): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(allTexts).map(([key, text]) => [key, rewrite.text(text)]));
}

/** What moves is where it will be. */
function drawn(): Promise<unknown> {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}
