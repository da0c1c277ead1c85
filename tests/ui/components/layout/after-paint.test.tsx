import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AfterPaint } from '#src/ui/components/layout/after-paint.tsx';

/** Timers run when the test says so. */
function holdTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}

const view = (of: string, isFirstDrawn: boolean) => (
  <AfterPaint of={of} isFirstDrawn={isFirstDrawn}>
    <p>content of {of}</p>
  </AfterPaint>
);

const shown = () => screen.queryByText(/content of/)?.textContent ?? null;

it('leaves the content for a task of its own, and what follows in it renders at once', async () => {
  holdTimers();
  const { rerender } = render(view('page', false));
  expect(shown()).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(shown()).toBe('content of page'));
  rerender(view('page', false));
  expect(shown()).toBe('content of page');
});

it('has the first tab at once, never the previous one under the name of the next, and the last of three', async () => {
  holdTimers();
  const { rerender } = render(view('one', true));
  expect(shown()).toBe('content of one');
  rerender(view('two', true));
  expect(shown()).toBeNull();
  rerender(view('three', true));
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(shown()).toBe('content of three'));
});

it('is as high as the window while it waits, so that no scroll position is lost', () => {
  holdTimers();
  const { container } = render(view('page', false));
  expect(container.firstElementChild?.getBoundingClientRect().height).toBe(window.innerHeight);
});
