import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { pseudoTexts as texts, unmarkedTexts } from '#tests/support/pseudo-texts.ts';
import { summary } from './usage-screen.tsx';

/** What is the same in every language: names and dates. */
const DATA = ['Gatehouse', 'Growth', 'EV', 'Elena Vasileva', /[A-Z][a-z]+ \d{1,2}, \d{4}/g];

const expectAllTranslated = () => waitFor(() => expect(unmarkedTexts(DATA)).toEqual([]));

beforeEach(() => page.viewport(1280, 800));

it('has every text of the usage page in the catalogue, of what it holds and of what did not come', async () => {
  let isDown = false;
  let used = 1120;
  const console = openApp({
    path: '/usage',
    scenario: 'active-customer',
    change: ({ usage, localization }) => ({
      localization: changed(localization, { translations: () => Promise.resolve(ok(texts)) }),
      usage: changed(usage, {
        summary: () =>
          Promise.resolve(
            isDown ? fail(unreachable()) : ok(summary({ used, extra: used - 1000 }, { API_REQUEST: used })),
          ),
      }),
    }),
  });
  const readAgain = async (credits: number, seen: string) => {
    used = credits;
    console.clock.advance(15_000);
    console.returnToPage();
    await screen.findByText(seen);
    await expectAllTranslated();
  };
  await screen.findByText(texts['usage.quota.over']);
  await expectAllTranslated();
  await readAgain(900, texts['usage.quota.runs-out']);
  await readAgain(0, texts['usage.daily.empty.title']);
  isDown = true;
  await readAgain(0, texts['usage.failed.title']);
});
