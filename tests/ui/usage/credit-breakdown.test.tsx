import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#src/domain/shared/result.ts';
import type { BreakdownItem } from '#src/domain/usage/credit-breakdown.ts';
import { userEvent } from '#tests/support/user-event.ts';
import { openUsage } from './usage-screen.tsx';

beforeEach(() => page.viewport(1280, 800));

const TITLE = 'Credit breakdown';
const LONG_NAME = 'x'.repeat(400);

/** Once its code is there; until then the region is a placeholder. */
const card = async () => {
  await screen.findByRole('radio', { name: 'Blockchain' });
  return within(screen.getByRole('region', { name: TITLE }));
};
const bars = async () => {
  const list = await (await card()).findByRole('list');
  return within(list)
    .getAllByRole('listitem')
    .map(({ children }) => [
      children[0]?.textContent,
      ...[...(children[2]?.children ?? [])].map((part) => part.textContent),
    ]);
};

const ITEMS: readonly BreakdownItem[] = [
  { id: 'a', name: 'Ledger', credits: 250, calls: 10 },
  { id: 'b', name: LONG_NAME, credits: 750, calls: 1 },
];
const withItems = (items: readonly BreakdownItem[]) =>
  openUsage(() => ({ breakdown: () => Promise.resolve(ok(items)) }));

describe('the credit breakdown', () => {
  it('names the largest first, with its figures, and is saved as CSV', async () => {
    const app = withItems(ITEMS);
    expect(await bars()).toEqual([
      [LONG_NAME, '750 credits', '75.0%', '1 API call'],
      ['Ledger', '250 credits', '25.0%', '10 API calls'],
    ]);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await userEvent.click((await card()).getByRole('button', { name: 'Export CSV' }));
    expect(app.savedFiles[0]?.text).toContain('a,Ledger,250,10');
  });

  it('draws eight of them at most, and has all of them in a table', async () => {
    withItems(
      Array.from({ length: 12 }, (_, index) => ({ ...ITEMS[0]!, id: `k${index}`, name: `Key ${index}`, calls: null })),
    );
    const drawn = await bars();
    expect([drawn.length, drawn.at(-1)]).toEqual([8, ['Other', '1,250 credits', '41.7%']]);
    await userEvent.click((await card()).getByRole('button', { name: 'Show as table' }));
    const rows = (await card()).getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect([rows.length, rows[0], rows[1]]).toEqual([13, ['API key', 'Credits', 'Share'], ['Key 0', '250', '8.3%']]);
  });

  it('leads from a key to its calls, and from a blockchain to its callbacks', async () => {
    openUsage();
    const links = async () => (await card()).findAllByRole('link');
    await waitFor(async () =>
      expect((await links())[0]).toHaveAttribute('href', expect.stringMatching(/^\/usage\?key=/)),
    );
    await userEvent.click((await card()).getByRole('radio', { name: 'Network' }));
    const path = '/usage?blockchain=ethereum&network=mainnet#webhooks';
    const link = await (await card()).findByRole('link', { name: 'Ethereum Mainnet' });
    expect(link).toHaveAttribute('href', path);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('tabpanel', { name: 'Webhooks' });
  });

  it('grows its bars from where reading starts', async () => {
    withItems(ITEMS);
    await bars();
    document.documentElement.dir = 'rtl';
    const [longest] = (await card()).getAllByRole('listitem').map((row) => row.children[1]!);
    const [track, bar] = [longest!, longest!.firstElementChild!].map((one) => one.getBoundingClientRect());
    expect(Math.round(bar!.right)).toBe(Math.round(track!.right));
    document.documentElement.dir = 'ltr';
  });
});
