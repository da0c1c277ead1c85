import { describe, expect, it } from 'vitest';
import { createBrowserIdleDetector } from '#src/adapters/browser/browser-idle-detector.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';

const TEN_MINUTES = 600_000;

function open() {
  const clock = new ManualClock();
  const page = new EventTarget();
  let idle = 0;
  let samples = 0;
  const dispose = createBrowserIdleDetector(clock, page).watch(
    TEN_MINUTES,
    () => void (idle += 1),
    () => void (samples += 1),
  );
  const act = (kind = 'keydown') => void page.dispatchEvent(new Event(kind));
  return { clock, act, dispose, idle: () => idle, samples: () => samples };
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

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'])('restarts with %s', (kind) => {
    const { clock, act, idle } = open();
    clock.advance(TEN_MINUTES - 1);
    act(kind);
    clock.advance(TEN_MINUTES - 1);
    expect(idle()).toBe(0);
    clock.advance(1);
    expect(idle()).toBe(1);
  });

  it('samples activity at most every 500 ms', () => {
    const { clock, act, idle } = open();
    clock.advance(1000);
    act();
    clock.advance(499);
    act();
    clock.advance(TEN_MINUTES - 499);
    expect(idle()).toBe(1);
  });

  it('reports each sample and nothing in between', () => {
    const { clock, act, dispose, samples } = open();
    clock.advance(500);
    act();
    act();
    clock.advance(499);
    act();
    expect(samples()).toBe(1);
    clock.advance(1);
    act();
    expect(samples()).toBe(2);
    dispose();
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

  it('restarts counting when the user returns after it fired', () => {
    const { clock, act, idle } = open();
    clock.advance(TEN_MINUTES);
    act();
    clock.advance(TEN_MINUTES);
    expect(idle()).toBe(2);
  });

  it('ignores events right after a sleep and fires immediately', () => {
    const { clock, act, idle, samples } = open();
    clock.sleep(TEN_MINUTES);
    act();
    expect([idle(), samples()]).toEqual([1, 0]);
    clock.wake();
    expect(idle()).toBe(1);
  });

  it('stops counting and listening once disposed', () => {
    const { clock, act, dispose, idle } = open();
    dispose();
    clock.advance(TEN_MINUTES);
    act();
    clock.advance(TEN_MINUTES);
    expect(idle()).toBe(0);
  });
});
