import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { northwallKeys } from '#mocks/scenarios/northwall-keys.ts';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail, ok } from '#src/domain/shared/result.ts';
import { changed } from '#tests/support/changed.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { pseudoTexts as texts, unmarkedTexts } from '#tests/support/pseudo-texts.ts';
import type { TestConsoleOptions } from '#tests/support/test-console.ts';

/** What the logs hold is the provider's own, and so are the names of blockchains and products. */
const LOG_DATA = [
  /\d{1,2} [A-Z][a-z]{2} \d{4}, [\d:]+ UTC/g,
  /"[^"\n]*"/g,
  /\b[A-Z]+(_[A-Z]+)+\b/g,
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
];

function opened(path: string, options: TestConsoleOptions = {}) {
  return openApp({
    path,
    scenario: 'active-customer',
    ...options,
    change: (gateways) => ({
      localization: { translations: () => Promise.resolve(ok(texts)) },
      ...options.change?.(gateways),
    }),
  });
}

const heading = (text: string) => screen.findByRole('heading', { name: text });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('every text', () => {
  it('of the logs, of their details and of their export is in the catalogue', async () => {
    const console = opened('/usage?status=failed#webhooks');
    await userEvent.click((await screen.findAllByRole('rowheader'))[0]!.querySelector('button')!);
    await screen.findByRole('dialog');
    console.copyOutcome = 'failed';
    await press(texts['logs.copy-id']);
    await screen.findByRole('region', { name: texts['logs.by-hand'] });
    await waitFor(() => expect(unmarkedTexts(LOG_DATA)).toEqual([]));
    await press(texts['common.close']);
    await press(texts['logs.export']);
    await screen.findByRole('menuitem', { name: texts['logs.export.csv'] });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('radio', { name: texts['logs.time.relative'] }));
    await waitFor(() => expect(unmarkedTexts(LOG_DATA)).toEqual([]));
    await userEvent.click(screen.getByRole('tab', { name: texts['requests.label'] }));
    await userEvent.click((await screen.findAllByRole('rowheader'))[0]!.querySelector('button')!);
    await screen.findByRole('tab', { name: texts['requests.request'] });
    await waitFor(() => expect(unmarkedTexts(LOG_DATA)).toEqual([]));
  });

  it('of logs that are not there or did not come is in the catalogue', async () => {
    let isDown = true;
    const unmade = () => Promise.resolve(fail(unreachable()));
    const amina = ['Amina Diallo', 'amina@firstblock.example', 'AD', 'Free'];
    opened('/usage?search=nothing&entry=nowhere#webhooks', {
      scenario: 'free-plan',
      change: ({ logs }) => ({
        logs: changed(logs, {
          callbackChoices: unmade,
          callbackLogs: (...args) => (isDown ? unmade() : logs.callbackLogs(...args)),
        }),
      }),
    });
    await heading(texts['callbacks.failed.title']);
    await waitFor(() => expect(unmarkedTexts([...LOG_DATA, ...amina])).toEqual([]));
    isDown = false;
    await userEvent.click(screen.getAllByRole('button', { name: texts['common.try-again'] }).at(-1)!);
    await heading(texts['logs.no-match.title']);
    await screen.findByText(texts['logs.missing']);
    await waitFor(() => expect(unmarkedTexts([...LOG_DATA, ...amina])).toEqual([]));
    await userEvent.click(screen.getAllByRole('button', { name: texts['logs.clear'] })[0]!);
    await heading(texts['callbacks.empty.title']);
    expect(unmarkedTexts([...LOG_DATA, ...amina])).toEqual([]);
  });
});
