import { afterEach, describe, expect, it, vi } from 'vitest';
import { whenTouched } from '#src/first-paint/waiting-console.ts';
import { DRAWN_LOG_IN, show } from './drawn-log-in.ts';

describe('the console that waits for a person', () => {
  const start = vi.fn();

  afterEach(() => {
    window.dispatchEvent(new KeyboardEvent('keydown'));
    start.mockClear();
  });

  it.each([
    ['a pointer that rests on the page', new PointerEvent('pointermove'), 0],
    ['a pointer that moves', new PointerEvent('pointermove', { movementX: 1 }), 1],
    ['a key', new KeyboardEvent('keydown', { key: 'Tab' }), 1],
    ['a session that another tab starts', new StorageEvent('storage', { key: 'gatehouse.session' }), 1],
  ])('counts the starts for %s', (_, event, starts) => {
    show(DRAWN_LOG_IN);
    whenTouched(window, start);
    window.dispatchEvent(event);
    expect(start).toHaveBeenCalledTimes(starts);
  });

  it('starts at once over a field that is filled in, and only once', () => {
    show(DRAWN_LOG_IN);
    document.querySelector<HTMLInputElement>('[name="email"]')!.value = 'elena@northwall.example';
    whenTouched(window, start);
    window.dispatchEvent(new KeyboardEvent('keydown'));
    expect(start).toHaveBeenCalledTimes(1);
  });
});
