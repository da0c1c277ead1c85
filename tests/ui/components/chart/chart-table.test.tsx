import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { ChartTable } from '#src/ui/components/chart/chart-table.tsx';
import { show } from '#tests/ui/components/show.tsx';

const HEADERS = [
  'Day',
  'Latest address data',
  'Blockchain events',
  'Transactions',
  'Distributed mempool',
  'Other products',
];
const ROWS = [['Nov 25', '1,204,561', '98,120', '77,001', '5,200', '12']];

const lineCount = (text: Node) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
};

afterEach(() => page.viewport(1280, 800));

describe('the table of a chart', () => {
  it('breaks no word and no number on a phone, but one of 400 characters', async () => {
    await page.viewport(390, 800);
    show(<ChartTable label="Credits" headers={[...HEADERS, 'W'.repeat(400)]} rows={ROWS} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const headings = screen.getAllByRole('columnheader');
    for (const heading of headings) expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    for (const [index, text] of HEADERS.entries()) {
      expect(lineCount(headings[index]!), text).toBeLessThanOrEqual(text.split(' ').length);
    }
    for (const cell of screen.getAllByRole('cell')) expect(lineCount(cell)).toBe(1);
  });
});
