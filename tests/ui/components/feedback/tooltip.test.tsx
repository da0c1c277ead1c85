import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { Tooltip } from '#src/ui/components/feedback/tooltip.tsx';
import { show } from '#tests/ui/components/show.tsx';

const button = () => screen.getByRole('button', { name: 'About the amount' });
const tip = () => screen.queryByRole('tooltip');

function renderTooltip() {
  show(
    <>
      <Tooltip label="About the amount">Set by the network.</Tooltip>
      <p>
        <button type="button">Elsewhere</button>
      </p>
    </>,
  );
}

describe('the tooltip', () => {
  it('belongs to its button, seen or not', () => {
    renderTooltip();
    expect(tip()).toBeNull();
    const text = document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent;
    expect(text).toBe('Set by the network.');
  });

  it('shows under the pointer, stays while the pointer is on it, and goes with it', async () => {
    renderTooltip();
    await userEvent.hover(button());
    await waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.hover(tip()!);
    expect(tip()).not.toBeNull();
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(tip()).toBeNull());
  });

  it('shows with keyboard focus, and goes with Esc and with the focus', async () => {
    renderTooltip();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button());
    await waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(tip()).toBeNull());
  });

  it('stays open when a mouse that points at it clicks', async () => {
    renderTooltip();
    await userEvent.hover(button());
    await userEvent.click(button());
    expect(tip()).not.toBeNull();
  });

  it('shows and hides by tap, and a tap elsewhere hides it too', async () => {
    renderTooltip();
    // The mouse lies where the test before left it, on the button.
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(tip()).toBeNull());
    const tap = (target: Element) => {
      for (const type of ['pointerdown', 'pointerup', 'click'])
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    };
    tap(button());
    await waitFor(() => expect(tip()).not.toBeNull());
    tap(button());
    await waitFor(() => expect(tip()).toBeNull());
    tap(button());
    await waitFor(() => expect(tip()).not.toBeNull());
    tap(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(tip()).toBeNull());
  });

  it('takes Esc for itself, so that the dialog around it stays', async () => {
    const close = vi.fn();
    show(
      <Dialog title="Request" onClose={close}>
        <Tooltip label="About the amount">Set by the network.</Tooltip>
      </Dialog>,
    );
    await userEvent.hover(await screen.findByRole('button', { name: 'About the amount' }));
    await waitFor(() => expect(tip()).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).toBeNull());
    expect(close).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });
});
