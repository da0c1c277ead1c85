import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import type { TrafficColumn } from '#src/domain/shared/traffic.ts';
import { type TrafficSpan, TrafficStrip } from '#src/ui/components/chart/traffic-strip.tsx';
import { show } from '#tests/ui/components/show.tsx';

const columns: readonly TrafficColumn[] = [
  { from: 0, to: 10, total: 4, clientErrors: 1, serverErrors: 0 },
  { from: 10, to: 20, total: 0, clientErrors: 0, serverErrors: 0 },
  { from: 20, to: 30, total: 1, clientErrors: 0, serverErrors: 1 },
];

function showStrip(onSelect?: (span: TrafficSpan) => void) {
  show(<TrafficStrip columns={columns} label="Last 5 calls" formatTime={(at) => `minute ${at}`} onSelect={onSelect} />);
  return screen.getByRole('slider', { name: 'Last 5 calls' });
}

describe('the traffic strip', () => {
  it('sums up its events until a column is read', () => {
    expect(showStrip().getAttribute('aria-valuetext')).toBe('5 calls, 2 failed');
  });

  it('reads its columns with the arrow keys and stays within them', async () => {
    const strip = showStrip();
    strip.focus();
    const values: (string | null)[] = [];
    for (const key of ['{ArrowLeft}', '{ArrowRight}', '{Home}', '{ArrowLeft}', '{ArrowRight}', '{End}', '{Escape}']) {
      await userEvent.keyboard(key);
      values.push(strip.getAttribute('aria-valuetext'));
    }
    const [first, second, third] = [
      'minute 0: 4 calls, 1 failed',
      'minute 10: 0 calls, 0 failed',
      'minute 20: 1 call, 1 failed',
    ];
    expect(values).toEqual([third, third, first, first, second, third, '5 calls, 2 failed']);
  });

  it('selects the column under the pointer or the cursor', async () => {
    const onSelect = vi.fn();
    const strip = showStrip(onSelect);
    const { left, width } = strip.getBoundingClientRect();
    fireEvent.click(strip, { clientX: left + width / 2 });
    strip.focus();
    await userEvent.keyboard('{End}{Enter}');
    expect(onSelect.mock.calls).toEqual([[{ from: 10, to: 20 }], [{ from: 20, to: 30 }]]);
  });

  it('selects all columns between, by dragging or with Shift', async () => {
    const onSelect = vi.fn();
    const strip = showStrip(onSelect);
    const { left, width } = strip.getBoundingClientRect();
    strip.setPointerCapture = () => undefined;
    fireEvent.pointerDown(strip, { clientX: left + width - 1, button: 0 });
    fireEvent.pointerMove(strip, { clientX: left + width / 2, buttons: 1 });
    fireEvent.click(strip, { clientX: left + width / 2 });
    strip.focus();
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await userEvent.keyboard('{ArrowRight}{Enter}');
    expect(onSelect.mock.calls).toEqual([[{ from: 10, to: 30 }], [{ from: 0, to: 20 }], [{ from: 20, to: 30 }]]);
  });

  it('has the same as a table, where no list of its events is below', async () => {
    showStrip();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows).toEqual(['From (UTC)CallsFailed', 'minute 041', 'minute 2011']);
  });

  it('has no table above the list of its events', () => {
    showStrip(() => undefined);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('forgets what was read when the pointer or the focus leaves', async () => {
    const strip = showStrip();
    await userEvent.hover(strip);
    expect(strip.getAttribute('aria-valuetext')).toMatch(/^minute/);
    await userEvent.unhover(strip);
    expect(strip.getAttribute('aria-valuetext')).toBe('5 calls, 2 failed');
  });
});
