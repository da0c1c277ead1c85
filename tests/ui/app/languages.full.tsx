import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ALL_LANGUAGES } from '#src/domain/shared/language.ts';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { misfitsAt } from '#tests/support/layout/layout-problems-at-widths.ts';
import { longer } from '#tests/support/pseudo-messages.ts';
import { unchanged } from '#tests/support/rewritten-provider-content.ts';

const WIDTHS = [320, 390, 1440];

const screens = Object.keys(EVERY_SCREEN);

afterEach(() => page.viewport(1280, 800));

describe.each(ALL_LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it.each(screens)('%s fits at every width', async (name) => {
    expect(await misfitsAt(name, WIDTHS, unchanged, { language })).toEqual({});
  });
});

describe('in messages that are longer by 40 %, with accents and brackets', () => {
  it.each(screens)('%s fits at every width', async (name) => {
    expect(await misfitsAt(name, WIDTHS, { ...unchanged, text: longer }, { target: 'translations' })).toEqual({});
  });
});
