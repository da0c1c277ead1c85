import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { openPseudoApp } from '#tests/support/open-pseudo-app.ts';
import { pseudoMessages as messages, untranslated } from '#tests/support/pseudo-messages.ts';
import { summary } from './usage-screen.tsx';

/** What the provider names itself. */
const PRODUCTS = [
  ...['Latest address data', 'Address history', 'Node access', 'Blockchain events', 'HD wallets', 'Transactions'],
  ...['Blockchain fees', 'Other products'],
];
/** The same in every language: names and dates. */
const DATA = [
  ...PRODUCTS,
  'Gatehouse',
  'Growth',
  'EV',
  'Elena Vasileva',
  // API keys.
  /[a-z]+-[a-z]+/g,
  /[A-Z][a-z]+ \d{1,2}, \d{4}/g,
  /\d{1,2} [A-Z][a-z]{2}( \d{4}, \d\d:\d\d UTC)?/g,
];

const expectAllTranslated = () => waitFor(() => expect(untranslated(DATA)).toEqual([]));

beforeEach(() => page.viewport(1280, 800));

it('has every text of the usage page in the catalog, of what it holds and of what failed to load', async () => {
  let isDown = false;
  let used = 1120;
  const app = openPseudoApp({
    path: '/usage',
    overrideGateways: {
      usage: {
        summary: () =>
          Promise.resolve(
            isDown ? fail(unreachable()) : ok(summary({ used, extra: used - 1000 }, { API_REQUEST: used })),
          ),
      },
    },
  });
  const readAgain = async (credits: number, seen: string) => {
    used = credits;
    app.clock.advance(15_000);
    app.returnToPage();
    await screen.findByText(seen);
    await expectAllTranslated();
  };
  await screen.findByText(messages['usage.quota.over']);
  await expectAllTranslated();
  await readAgain(900, messages['usage.quota.runs-out']);
  await readAgain(0, messages['usage.daily.empty.title']);
  isDown = true;
  await readAgain(0, messages['usage.failed.title']);
});
