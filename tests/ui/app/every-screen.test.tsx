import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { problemsBesideColors, problemsInBothThemes } from '#tests/support/accessibility/accessibility-problems.ts';
import { findMarkupProblems } from '#tests/support/accessibility/markup-problems.ts';
import { readTree, treeFileOf } from '#tests/support/accessibility/tree/read-tree.ts';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { misfitsAt } from '#tests/support/layout/layout-problems-at-widths.ts';
import { allMessages } from '#tests/support/all-messages.ts';
import { pseudo, pseudoMessages, untranslated } from '#tests/support/pseudo-messages.ts';
import { SAME_IN_EVERY_LANGUAGE } from '#tests/support/same-in-every-language.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { bareTextNodes, translatePage } from '#tests/support/translated-page.ts';
import { longWord } from '#tests/support/rewritten-provider-content.ts';

const STORED_TREES = Object.keys(import.meta.glob('./accessibility-tree/**/*.txt'));

/** Every text follows the language that the console shows, also those that a browser has translated. */
async function expectTranslated({ i18n }: TestApp): Promise<void> {
  i18n.overlay('en', pseudoMessages);
  await waitFor(() => expect(untranslated(SAME_IN_EVERY_LANGUAGE)).toEqual([]));
  i18n.overlay('en', allMessages);
}

afterEach(() => page.viewport(1280, 800));

/**
 * A part of the full table in provider-content.full.tsx. The browser translates the page all the while, and the screen is
 * reached, laid out and announced as ever. The same visit changes the language of the open screen, and
 * compares what a screen reader finds, in its order; after a deliberate change, `npx vitest run --project ui tests/ui/app/every-screen.test.tsx -u` stores it again.
 */
describe('where each text of each response is one word of 400 characters', () => {
  it.each(Object.keys(EVERY_SCREEN))(
    '%s fits a phone, and is the same to a screen reader and under a translating browser',
    async (name) => {
      onTestFinished(translatePage());
      const whenOpen = async (app: TestApp) => {
        await expect.soft(await readTree(name)).toMatchFileSnapshot(treeFileOf(name));
        expect.soft(await problemsInBothThemes()).toEqual([]);
        expect.soft(bareTextNodes()).toEqual([]);
        expect.soft(findMarkupProblems()).toEqual([]);
        await expectTranslated(app);
      };
      expect(await misfitsAt(name, [320, 390], longWord, { whenOpen })).toEqual({});
      expect(await problemsBesideColors()).toEqual([]);
    },
  );
});

/** Buttons in a row push each other out of a narrow panel. */
describe('where the provider has one word of 400 characters for each text of the console', () => {
  it.each(['an API call'])('%s fits a phone', async (name) => {
    expect(await misfitsAt(name, [320, 390], longWord, { target: 'translations' })).toEqual({});
  });
});

it('a text that is missing from the catalog is found', () => {
  const aside = document.createElement('p');
  aside.textContent = 'Forgotten';
  aside.title = pseudo('A {{value}} of the catalog').replace('{{value}}', 'Growth');
  document.body.append(aside);
  onTestFinished(() => aside.remove());
  const found = untranslated(['Growth']);
  expect([found.includes('Forgotten'), found.includes(aside.title)]).toEqual([true, false]);
});

it('no other tree is stored than those of the screens', () => {
  const screens = new Set(Object.keys(EVERY_SCREEN).map(treeFileOf));
  expect(STORED_TREES.filter((file) => !screens.has(file))).toEqual([]);
});
