import { describe, expect, it } from 'vitest';
import { createBrowserIdleDetector } from '#src/adapters/browser/browser-idle-detector.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';

const TEN_MINUTES = 600_000;

function open() {
  const clock = new ManualClock();
  const page = new EventTarget();
  let idle = 0;
  let samples = 0;
  const undo = createBrowserIdleDetector(clock, page).watch(
    TEN_MINUTES,
    () => void (idle += 1),
    () => void (samples += 1),
  );
  const act = (kind = 'keydown') => void page.dispatchEvent(new Event(kind));
  return { clock, act, undo, idle: () => idle, samples: () => samples };
}

describe('the idle detector', () => {
  it('calls once after 10 minutes without activity', () => {
    const { clock, idle } = open();
    clock.advance(TEN_MINUTES - 1);
    expect(idle()).toBe(0);
    clock.advance(1);
    expect(idle()).toBe(1);
    clock.advance(TEN_MINUTES * 3);
    expect(idle()).toBe(1);
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'])('starts anew with %s', (kind) => {
    const { clock, act, idle } = open();
    clock.advance(TEN_MINUTES - 1);
    act(kind);
    clock.advance(TEN_MINUTES - 1);
    expect(idle()).toBe(0);
    clock.advance(1);
    expect(idle()).toBe(1);
  });

  it('takes note of activity every 500 ms at most', () => {
    const { clock, act, idle } = open();
    clock.advance(1000);
    act();
    clock.advance(499);
    act();
    clock.advance(TEN_MINUTES - 499);
    expect(idle()).toBe(1);
  });

  it('tells of each sample, and of nothing between two', () => {
    const { clock, act, undo, samples } = open();
    clock.advance(500);
    act();
    act();
    clock.advance(499);
    act();
    expect(samples()).toBe(1);
    clock.advance(1);
    act();
    expect(samples()).toBe(2);
    undo();
    clock.advance(500);
    act();
    expect(samples()).toBe(2);
  });

  it('takes note again after 500 ms', () => {
    const { clock, act, idle } = open();
    clock.advance(1000);
    act();
    clock.advance(500);
    act();
    clock.advance(TEN_MINUTES - 1);
    expect(idle()).toBe(0);
  });

  it('counts anew when somebody comes back after it has called', () => {
    const { clock, act, idle } = open();
    clock.advance(TEN_MINUTES);
    act();
    clock.advance(TEN_MINUTES);
    expect(idle()).toBe(2);
  });

  it('takes what comes after a sleep for no activity, and calls at once', () => {
    const { clock, act, idle, samples } = open();
    clock.sleep(TEN_MINUTES);
    act();
    expect([idle(), samples()]).toEqual([1, 0]);
    clock.wake();
    expect(idle()).toBe(1);
  });

  it('neither counts nor listens once it was undone', () => {
    const { clock, act, undo, idle } = open();
    undo();
    clock.advance(TEN_MINUTES);
    act();
    clock.advance(TEN_MINUTES);
    expect(idle()).toBe(0);
  });
});
