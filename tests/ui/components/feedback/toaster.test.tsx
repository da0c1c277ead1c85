import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import type { Toast } from '#src/application/feedback/toast-store.ts';
import { Toaster } from '#src/ui/components/feedback/toaster.tsx';
import { show } from '#tests/ui/components/show.tsx';

const toasts: readonly Toast[] = [
  { id: 1, kind: 'success', text: 'Text copied to clipboard!' },
  { id: 2, kind: 'error', text: 'It broke.' },
];

function renderToasts() {
  const calls = { onClose: vi.fn(), onPause: vi.fn(), onResume: vi.fn() };
  show(<Toaster label="Notifications" announcement="" toasts={toasts} {...calls} />);
  return calls;
}

describe('the toaster', () => {
  it('shows the four kinds at the right below the head of a page, each in a color of its own', async () => {
    await page.viewport(1440, 900);
    const kinds = ['error', 'success', 'warning', 'info'] as const;
    const all = kinds.map((kind, id): Toast => ({ id, kind, text: kind }));
    const nothing = () => undefined;
    show(
      <Toaster
        label="Notifications"
        announcement=""
        toasts={all}
        onClose={nothing}
        onPause={nothing}
        onResume={nothing}
      />,
    );
    const shownToasts = kinds.map((kind) => screen.getByText(kind).closest('[data-slot="toast"]'));
    const colors = shownToasts.map(
      (toast) => toast && getComputedStyle(toast).borderColor + getComputedStyle(toast).backgroundColor,
    );
    expect(new Set(colors).size).toBe(4);
    const { top, right } = shownToasts[0]?.getBoundingClientRect() ?? new DOMRect();
    // A page's primary button ends at 124 pixels.
    expect([top > 124, top < 225, window.innerWidth - right < 40]).toEqual([true, true, true]);
  });

  it('interrupts for errors alone', () => {
    renderToasts();
    expect(screen.getByRole('alert').textContent).toBe('It broke.');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '',
      'Text copied to clipboard!',
    ]);
  });

  it('holds a toast while it is pointed at', async () => {
    const { onPause, onResume } = renderToasts();
    await userEvent.hover(screen.getByRole('alert'), { force: true });
    expect(onPause).toHaveBeenCalledWith(2);
    await userEvent.hover(document.body, { position: { x: 1, y: 1 }, force: true });

    expect(onResume).toHaveBeenCalledWith(2);
  });

  it('holds a toast while it has the focus, and closes it by its button', async () => {
    const { onClose, onPause } = renderToasts();
    screen.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
    expect(onPause).toHaveBeenCalledWith(1);
    await userEvent.keyboard('{Enter}');

    expect(onClose).toHaveBeenCalledWith(1);
  });
});
