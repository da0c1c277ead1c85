import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';

describe('the manual clock', () => {
  it('runs tasks in the order of their time, each at its own', () => {
    const clock = new ManualClock(1000);
    const ran: [string, number][] = [];
    const task = (name: string) => () => void ran.push([name, clock.now()]);
    clock.after(200, task('late'));
    clock.after(100, task('early'));
    clock.after(100, task('early too'));
    clock.after(300, task('not yet'));
    clock.advance(250);
    expect(ran).toEqual([
      ['early', 1100],
      ['early too', 1100],
      ['late', 1200],
    ]);
    expect(clock.now()).toBe(1250);
  });

  it('runs a task that another task schedules, and each only once', () => {
    const clock = new ManualClock(0);
    const ran: number[] = [];
    const again = () => {
      ran.push(clock.now());
      clock.after(350, again);
    };
    clock.after(350, again);
    clock.advance(1100);
    expect(ran).toEqual([350, 700, 1050]);
  });

  it('runs no canceled task', () => {
    const clock = new ManualClock();
    let ran = false;
    const cancel = clock.after(10, () => {
      ran = true;
    });
    cancel();
    clock.advance(20);
    expect(ran).toBe(false);
  });
});
