import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, PENDING } from '#tests/support/open-app.tsx';
import { EVERY_SCREEN } from '#tests/support/screens/every-screen.ts';
import { userEvent } from '#tests/support/user-event.ts';

const FOUR_LINES = "We couldn't open your invoice. ".repeat(5);

afterEach(() => page.viewport(1280, 800));

const toastBoxes = () => [...document.querySelectorAll('[data-slot="toast"]')].map((it) => it.getBoundingClientRect());

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Those that a press would reach, by where it would. */
function reachableControls(): readonly (readonly [Element, number, number])[] {
  return [...document.querySelectorAll('a[href], button, input, select, [role="tab"]')].flatMap((control) => {
    if (control.closest('[data-slot="toast"]')) return [];
    const { x, y, width, height } = control.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2] as const;
    const at = document.elementFromPoint(...middle);
    return at && control.contains(at) ? [[control, ...middle] as const] : [];
  });
}

async function openAt(name: string, width: number, direction: string) {
  await page.viewport(width, 800);
  document.documentElement.dir = direction;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { path, scenario, act } = EVERY_SCREEN[name]!;
  const app = openApp({ path, scenario });
  await screen.findAllByRole('heading');
  await act?.(app);
  await waitFor(() => expect(document.querySelector(PENDING)).toBeNull());
  return app;
}

const CASES = [
  { direction: 'ltr', width: 320 },
  { direction: 'rtl', width: 768 },
  { direction: 'ltr', width: 1280 },
  { direction: 'rtl', width: 1920 },
];

describe('a toast', () => {
  it.each(CASES)('lies on no control, and takes no press from one, at $width px, $direction', async (at) => {
    const app = await openAt('the billing of a suspended account', at.width, at.direction);
    const before = reachableControls();
    expect(before.length).toBeGreaterThan(3);
    app.stores.toasts.show('error', FOUR_LINES);
    await screen.findByText(FOUR_LINES.trim());
    const lost = before.filter(([control, x, y]) => !control.contains(document.elementFromPoint(x, y)));
    expect(lost.map(([control]) => control.textContent)).toEqual([]);
    const [toast] = toastBoxes();
    const covered = before.filter(([control]) => overlaps(control.getBoundingClientRect(), toast!));
    expect(covered.map(([control]) => control.textContent)).toEqual([]);
  });

  it('lets presses through to the rows that it lies on, where controls are everywhere', async () => {
    const app = await openAt('the keys', 1280, 'ltr');
    const before = reachableControls();
    for (const kind of ['error', 'warning', 'info', 'success'] as const) app.stores.toasts.show(kind, FOUR_LINES);
    await waitFor(() => expect(toastBoxes()).toHaveLength(4));
    const closing = [...document.querySelectorAll('[data-slot="toast"] button')].map((it) =>
      it.getBoundingClientRect(),
    );
    const lost = before.filter(([control, x, y]) => !control.contains(document.elementFromPoint(x, y)));
    // Only what closes a toast takes a press.
    for (const [, x, y] of lost) expect(closing.some((box) => overlaps(box, new DOMRect(x, y, 1, 1)))).toBe(true);
    const isUnder = ([control]: (typeof before)[number]) =>
      toastBoxes().some((box) => overlaps(control.getBoundingClientRect(), box));
    expect(before.filter(isUnder).length).toBeGreaterThan(lost.length);
  });

  it('can be pointed at, and its text selected, where no control is under it', async () => {
    const app = await openAt('the billing of a suspended account', 1280, 'ltr');
    app.stores.toasts.show('error', FOUR_LINES);
    const text = await screen.findByText(FOUR_LINES.trim());
    await userEvent.hover(text, { force: true });
    expect(text.closest('[data-held]')).not.toBeNull();
    expect(getComputedStyle(text).pointerEvents).toBe('auto');
  });
});
