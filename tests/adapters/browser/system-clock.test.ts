import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSystemClock } from '#src/adapters/browser/system-clock.ts';

const MINUTE = 60_000;
const START = 1_000_000;

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function open() {
  const page = new EventTarget();
  const ran: string[] = [];
  const clock = createSystemClock(page);
  // Sleep: the time of day goes on, the timers do not.
  const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  const after = (milliseconds: number, name: string) => clock.after(milliseconds, () => void ran.push(name));
  return { page, clock, ran, after, sleep, sign: (kind: string) => void page.dispatchEvent(new Event(kind)) };
}

describe('after a sleep, the clock of a browser', () => {
  it.each([
    'visibilitychange',
    'focus',
    'pageshow',
    'pointermove',
    'pointerdown',
    'keydown',
    'wheel',
    'touchstart',
    'scroll',
  ])('runs at %s what is overdue, in its order, and once', (kind) => {
    const { ran, after, sleep, sign } = open();
    after(20 * MINUTE, 'second');
    after(10 * MINUTE, 'first');
    after(40 * MINUTE, 'not yet');
    sleep(30 * MINUTE);
    sign(kind);
    expect(ran).toEqual(['first', 'second']);
    sign(kind);
    vi.advanceTimersByTime(5 * MINUTE);
    expect(ran).toEqual(['first', 'second']);
  });

  it('runs it before any other listener is called', () => {
    const { page, ran, after, sleep, sign } = open();
    page.addEventListener('pointermove', () => ran.push('activity'), { capture: true });
    after(10 * MINUTE, 'idle');
    sleep(30 * MINUTE);
    sign('pointermove');
    expect(ran).toEqual(['idle', 'activity']);
  });

  it('runs it within ten seconds without any wake event', () => {
    const { ran, after, sleep } = open();
    after(10 * MINUTE, 'idle');
    sleep(30 * MINUTE);
    vi.advanceTimersByTime(10_000);
    expect(ran).toEqual(['idle']);
  });

  it('never runs a disposed task, even one disposed by an earlier task', () => {
    const { clock, ran, after, sleep, sign } = open();
    const dispose = after(20 * MINUTE, 'undone');
    clock.after(10 * MINUTE, dispose);
    sleep(30 * MINUTE);
    sign('focus');
    vi.advanceTimersByTime(30 * MINUTE);
    expect(ran).toEqual([]);
  });
});

describe('the clock of a browser', () => {
  it('waits for exactly the requested time', () => {
    const { ran, after } = open();
    after(25 * MINUTE + 7, 'ran');
    vi.advanceTimersByTime(25 * MINUTE + 6);
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran).toEqual(['ran']);
  });

  it('does not wait longer where the time of day is set back', () => {
    const { ran, after, sleep } = open();
    after(5000, 'ran');
    sleep(-60 * MINUTE);
    vi.advanceTimersByTime(5000);
    expect(ran).toEqual(['ran']);
  });
});
