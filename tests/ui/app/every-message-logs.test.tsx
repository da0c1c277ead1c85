import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { northwallKeys } from '#mocks/scenarios/demo-accounts.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { openPseudoApp } from '#tests/support/open-pseudo-app.ts';
import { pseudoMessages as messages, untranslated } from '#tests/support/pseudo-messages.ts';
import type { TestAppOptions } from '#tests/support/test-app.ts';

/** The logs' data, blockchains and products are the provider's texts. */
const LOG_DATA = [
  /\d{1,2} [A-Z][a-z]{2} \d{4}, [\d:]+ UTC/g,
  // The browser formats these in the console's language.
  /\bNow\b|\d+ (minute|hour)s? ago/g,
  /"[^"\n]*"/g,
  // The start and the end of an event, which may be cut in its middle.
  /(\b[A-Z]+)?(_[A-Z]+)+\b/g,
  /https?:\/\/\S+/g,
  // HTTP's own words, and the provider's reasons.
  /\b[1-5]\d\d [A-Z][a-zA-Z ]+/g,
  /(There was no response|The connection was refused|Its certificate)[^.]*\./g,
  /\b(true|false|null)\b/g,
  /[0-9a-f]{8}…[0-9a-f]{4}|[0-9a-f]{24}/g,
  /The (server|connection|certificate|node) [^.]*\.?/g,
  /(There is no such resource|Address is not valid|More requests a second|An unexpected server) .*/g,
  /\b(Bitcoin|Ethereum|Tron|Polygon|Litecoin|XRP|Binance Smart Chain|Mainnet|Testnet|Nile|Amoy|Sepolia)\b/g,
  /\b(Blockchain (events|automations)|Transaction broadcasts)\b/g,
  /\b(JSON-RPC eth_\w+|(Get|List|Estimate|Decode|Sync) [a-zA-Z ]+)/g,
  /\$/g,
  /Elena Vasileva|\b(EV|UTC|ms|Growth|Gatehouse)\b/g,
  ...northwallKeys.map(({ name }) => name),
  // The parts of an event between its line breaks.
  /\b[A-Z]{4,}_?\b/g,
];

const openPage = (path: string, options: TestAppOptions = {}) => openPseudoApp({ path, isStrict: true, ...options });

const heading = (text: string) => screen.findByRole('heading', { name: text });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('every text', () => {
  it('of an id that could not be copied, of the export and of the filters of a phone is in the catalog', async () => {
    const app = openPage('/usage?status=failed#webhooks');
    await userEvent.click((await screen.findAllByRole('rowheader'))[0]!.querySelector('button')!);
    await screen.findByRole('dialog');
    app.copyOutcome = 'failed';
    await press(messages['logs.copy-id']);
    await screen.findByRole('region', { name: messages['logs.manual-copy'] });
    await waitFor(() => expect(untranslated(LOG_DATA)).toEqual([]));
    await press(messages['common.close']);
    await press(messages['logs.export']);
    await screen.findByRole('menuitem', { name: messages['logs.export.csv'] });
    await userEvent.keyboard('{Escape}');
    // The window of this test is as narrow as a phone.
    await press(messages['logs.filters.count'].replace('{{count}}', '1'));
    await userEvent.click(screen.getByRole('radio', { name: messages['logs.time.relative'] }));
    await waitFor(() => expect(untranslated(LOG_DATA)).toEqual([]));
  });

  it('of logs that are not there or failed to load is in the catalog', async () => {
    let isDown = true;
    const failing = () => Promise.resolve(fail(unreachable()));
    const amina = ['Amina Diallo', 'amina@firstblock.example', 'AD', 'Free'];
    openPage('/usage?search=nothing&entry=nowhere#webhooks', {
      scenario: 'free-plan',
      overrideGateways: ({ logs }) => ({
        logs: {
          callbackFilterOptions: failing,
          callbackLogs: (...args) => (isDown ? failing() : logs.callbackLogs(...args)),
        },
      }),
    });
    await heading(messages['callbacks.failed.title']);
    await waitFor(() => expect(untranslated([...LOG_DATA, ...amina])).toEqual([]));
    isDown = false;
    await userEvent.click(screen.getAllByRole('button', { name: messages['common.try-again'] }).at(-1)!);
    await heading(messages['logs.no-match.title']);
    await screen.findByText(messages['logs.missing']);
    await waitFor(() => expect(untranslated([...LOG_DATA, ...amina])).toEqual([]));
    await userEvent.click(screen.getAllByRole('button', { name: messages['logs.clear'] })[0]!);
    await heading(messages['callbacks.empty.title']);
    expect(untranslated([...LOG_DATA, ...amina])).toEqual([]);
  });
});
