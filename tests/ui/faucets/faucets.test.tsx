import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { faucetsStore } from '#src/application/faucets/faucets-store.ts';
import type { FaucetGateway } from '#src/application/faucets/faucet-gateway.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { openApp, pageTitled } from '#tests/support/open-app.tsx';

type Methods = (faucets: FaucetGateway) => Partial<FaucetGateway>;

async function openPage(scenario: ScenarioName = 'active-customer', methods: Methods = () => ({})) {
  const app = openApp({
    path: '/faucets',
    scenario,
    overrideGateways: ({ faucets }) => ({ faucets: methods(faucets) }),
  });
  await pageTitled('Faucets');
  return app;
}

const rows = () => screen.getAllByRole('row').slice(1);
const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map((cell) => cell.textContent);

describe('the history of faucets', () => {
  it('has a row for each request, with every column of the specification', async () => {
    await openPage();
    await screen.findByText('1–10 of 14');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Address', 'Date', 'Blockchain', 'Network', 'Amount', 'Unit']);
    expect(rows()).toHaveLength(10);
    expect(cells(rows()[0])).toEqual([
      '0x7A250d…2488D0x7A250d5630B4cF539739dF2C5dAcb4c659F2488D',
      '21 Nov 2026, 06:26 UTC',
      'Ethereum',
      'Sepolia',
      '0.05 ETH',
      'ETH',
    ]);
    await screen.findByText('XRP Ledger');
  });
});

describe('the wait after a limit', () => {
  it('counts down on the page, is announced in steps, and ends', async () => {
    const app = await openPage();
    await screen.findByText('1–10 of 14');
    const faucets = (await app.account()).get(faucetsStore);
    expect(screen.queryByRole('timer')).toBeNull();
    faucets.cooldown.block(62_000);
    expect((await screen.findByRole('timer')).textContent).toBe('Next request in 1:02');
    screen.getByText('You can send the next request in 2 minutes.');
    app.clock.advance(1000);
    await screen.findByText('Next request in 1:01');
    screen.getByText('You can send the next request in 2 minutes.');
    app.clock.advance(1000);
    await screen.findByText('You can send the next request in 1 minute.');
    app.clock.advance(60_000);
    const announcement = await screen.findByText('You can request test coins again.');
    expect([announcement.getAttribute('role'), screen.queryByRole('timer')]).toEqual(['status', null]);
  });
});
