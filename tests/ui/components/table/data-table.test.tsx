import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DataTable } from '#src/ui/components/table/data-table.tsx';
import { show } from '#tests/ui/components/show.tsx';

const COLUMNS = [
  { id: 'name', header: 'Name', rowHeader: true, cell: ({ name }: { readonly name: string }) => name },
  { id: 'date', header: 'Created', phoneLabel: 'Created', onPhone: 'full' as const, cell: () => '20 Nov 2026' },
];

const cells = () => {
  const [name, date] = [screen.getByText('payments'), screen.getByText('20 Nov 2026')];
  return { name: name.getBoundingClientRect(), date: date.getBoundingClientRect() };
};

afterEach(() => page.viewport(1280, 800));

describe('a table', () => {
  it.each([
    { width: 360, isStacked: true },
    { width: 599, isStacked: true },
    { width: 600, isStacked: false },
    { width: 1280, isStacked: false },
  ])('at $width pixels is a list of cards: $isStacked', async ({ width, isStacked }) => {
    await page.viewport(width, 800);
    show(<DataTable label="API keys" columns={COLUMNS} rows={[{ name: 'payments' }]} rowKey={({ name }) => name} />);
    const { name, date } = cells();
    const isBeside = Math.abs(name.top + name.height / 2 - (date.top + date.height / 2)) < 2;
    expect(isBeside).toBe(!isStacked);
  });

  it('can be reached by the keyboard, so that it can be scrolled', () => {
    show(<DataTable label="API keys" columns={COLUMNS} rows={[]} rowKey={({ name }) => name} />);
    expect(screen.getByRole('region', { name: 'API keys' }).tabIndex).toBe(0);
  });

  it('draws the rows that a screen shows, and then all of them in their order', async () => {
    const rows = Array.from({ length: 50 }, (_, index) => ({ name: `key-${index}` }));
    const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    show(<DataTable label="API keys" columns={COLUMNS} rows={rows} rowKey={({ name }) => name} />);
    // 800 pixels high, of which the page takes 200, in rows of 48.
    expect(shown()).toEqual(rows.slice(0, 13).map(({ name }) => name));
    await waitFor(() => expect(shown()).toEqual(rows.map(({ name }) => name)));
  });
});
