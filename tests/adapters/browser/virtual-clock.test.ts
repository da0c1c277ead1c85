import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VirtualClock } from '#src/adapters/browser/virtual-clock.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const START = Date.UTC(2026, 10, 21, 9);

function open() {
  const device = new ManualClock(START);
  const clock = new VirtualClock(device);
  const ran: string[] = [];
  const after = (milliseconds: number, name: string) =>
    clock.after(milliseconds, () => void ran.push(`${name} at ${(clock.now() - START) / SECOND}`));
  return { device, clock, ran, after };
}

describe('the clock of a demo', () => {
  it('shows the time of the device, until somebody changes it', () => {
    const { device, clock, ran, after } = open();
    after(MINUTE, 'poll');
    device.advance(MINUTE);
    expect([clock.now() - START, clock.followsDevice, ran]).toEqual([MINUTE, true, ['poll at 60']]);
  });

  it('jumps, and runs on the way what becomes due, each at its time', () => {
    const { device, clock, ran, after } = open();
    after(10 * MINUTE, 'second');
    after(5 * MINUTE, 'first');
    after(20 * MINUTE, 'later');
    clock.moveTo(START + 15 * MINUTE);
    expect(ran).toEqual(['first at 300', 'second at 600']);
    expect(clock.now() - START).toBe(15 * MINUTE);
    device.advance(5 * MINUTE);
    expect(ran.at(-1)).toBe('later at 1200');
  });

  it('runs a task that another one schedules on the way', () => {
    const { clock, ran, after } = open();
    clock.after(10 * SECOND, () => void after(10 * SECOND, 'again'));
    clock.moveTo(START + MINUTE);
    expect(ran).toEqual(['again at 20']);
  });

  it('stops while it is paused, and goes on from there', () => {
    const { device, clock, ran, after } = open();
    after(10 * SECOND, 'poll');
    clock.pause();
    device.advance(MINUTE);
    expect([clock.now() - START, ran]).toEqual([0, []]);
    clock.resume();
    device.advance(9 * SECOND);
    expect(ran).toEqual([]);
    device.advance(SECOND);
    expect(ran).toEqual(['poll at 10']);
  });

  it('jumps while it is paused, and stays so', () => {
    const { device, clock, ran, after } = open();
    clock.pause();
    after(MINUTE, 'poll');
    clock.moveTo(START + MINUTE);
    device.advance(MINUTE);
    expect([ran, clock.now() - START, clock.isPaused]).toEqual([['poll at 60'], MINUTE, true]);
  });

  it('lets short waits pass in real time while it is paused', () => {
    const { device, clock, ran, after } = open();
    clock.pause();
    after(5 * SECOND, 'toast');
    device.advance(5 * SECOND);
    expect(ran).toEqual(['toast at 0']);
  });

  it('moves back, and what was due later waits longer', () => {
    const { device, clock, ran, after } = open();
    after(MINUTE, 'poll');
    clock.moveTo(START - MINUTE);
    device.advance(MINUTE);
    expect(ran).toEqual([]);
    device.advance(MINUTE);
    expect(ran).toEqual(['poll at 60']);
  });

  it('returns to the time of the device', () => {
    const { device, clock } = open();
    clock.moveTo(START + MINUTE);
    clock.pause();
    device.advance(SECOND);
    clock.followDevice();
    expect([clock.now() - START, clock.isPaused, clock.followsDevice]).toEqual([SECOND, false, true]);
  });

  it('forgets what was canceled', () => {
    const { clock, ran, after } = open();
    after(MINUTE, 'poll')();
    clock.moveTo(START + 2 * MINUTE);
    expect(ran).toEqual([]);
  });

  const steps = fc.oneof(
    fc.record({ kind: fc.constant('after' as const), ms: fc.integer({ min: 5001, max: 100_000 }) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat({ max: 50_000 }) }),
    fc.record({ kind: fc.constant('jump' as const), ms: fc.nat({ max: 50_000 }) }),
    fc.record({ kind: fc.constantFrom('pause' as const, 'resume' as const), ms: fc.constant(0) }),
  );

  it('runs each task once, when its time has come and not before', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 30 }), (script) => {
        const { device, clock } = open();
        const ran = new Map<number, number>();
        const due = new Map<number, number>();
        for (const [index, { kind, ms }] of script.entries()) {
          if (kind === 'after') {
            due.set(index, clock.now() + ms);
            clock.after(ms, () => {
              expect(ran.has(index)).toBe(false);
              ran.set(index, clock.now());
            });
          } else if (kind === 'wait') device.advance(ms);
          else if (kind === 'jump') clock.moveTo(clock.now() + ms);
          else clock[kind]();
        }
        for (const [index, time] of due) {
          expect(ran.get(index)).toBe(time <= clock.now() ? time : undefined);
        }
      }),
    );
  });
});
