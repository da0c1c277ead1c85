import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Trash2 } from 'lucide';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { show } from '#tests/ui/components/show.tsx';

const tooltip = () => document.querySelector('[data-slot="icon-tooltip"]');

function openButton() {
  const onClick = vi.fn();
  show(<IconButton icon={Trash2} label="Delete key" onClick={onClick} />);
  return { button: screen.getByRole('button', { name: 'Delete key' }), onClick };
}

describe('the tooltip of an icon button', () => {
  it('has no element until the button is pointed at', async () => {
    const { button } = openButton();
    expect(tooltip()).toBeNull();
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip()?.textContent).toBe('Delete key'));
    expect(tooltip()?.getAttribute('aria-hidden')).toBe('true');
    await userEvent.unhover(button);
    await waitFor(() => expect(tooltip()).toBeNull());
  });

  it('stays while the pointer is on it', async () => {
    const { button } = openButton();
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip()).not.toBeNull());
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.pointerLeave(button);
    fireEvent.pointerEnter(tooltip()!);
    vi.advanceTimersByTime(1000);
    expect(tooltip()).not.toBeNull();
  });

  it('takes no click before it can be seen, and goes with the first one then', async () => {
    const { button } = openButton();
    await userEvent.hover(button);
    await waitFor(() => expect(tooltip()).not.toBeNull());
    const { x, y, width, height } = tooltip()!.getBoundingClientRect();
    const isHit = () => tooltip()!.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    const [appearing] = tooltip()!.getAnimations();
    appearing!.pause();
    appearing!.currentTime = 0;
    expect(isHit()).toBe(false);
    appearing!.finish();
    expect(isHit()).toBe(true);
    fireEvent.pointerDown(tooltip()!);
    expect(tooltip()).toBeNull();
  });

  it('shows on keyboard focus, and goes with Esc or a press', async () => {
    const { button, onClick } = openButton();
    // The mouse lies where the test before left it.
    await userEvent.unhover(button);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button);
    expect(tooltip()).not.toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(tooltip()).toBeNull();
    await userEvent.hover(button);
    await userEvent.click(button);
    expect([tooltip(), onClick.mock.calls.length]).toEqual([null, 1]);
  });
});
