import { afterEach, describe, expect, it, vi } from 'vitest';
import { QUIET_MS, whenQuiet } from '#src/adapters/browser/when-quiet.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';

interface Watched {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  readonly shows?: readonly string[];
}

/** A page, a line on which something `arrives`, and whether the task has run. */
function open({ connection, shows = ['main'] }: Watched = {}) {
  const clock = new ManualClock();
  const shown = new Set(shows);
  const watchers = new Set<() => void>();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(readonly watch: () => void) {}
      observe = () => void watchers.add(this.watch);
      disconnect = () => void watchers.delete(this.watch);
    },
  );
  const view = {
    navigator: { connection },
    document: { querySelector: (selector: string) => (shown.has(selector) ? {} : null) },
  };
  let runs = 0;
  const cancel = whenQuiet(() => void (runs += 1), clock, view as unknown as Window);
  const arrive = () => [...watchers].forEach((watch) => watch());
  return { clock, shown, cancel, arrive, runs: () => runs, isWatching: () => watchers.size > 0 };
}

const BUSY = '[aria-busy="true"]';

describe('what is fetched ahead', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('waits until nothing has arrived for a while, and runs once', () => {
    const { clock, arrive, runs, isWatching } = open();
    clock.advance(QUIET_MS - 1);
    arrive();
    clock.advance(QUIET_MS - 1);
    expect(runs()).toBe(0);
    clock.advance(1);
    expect(runs()).toBe(1);
    expect(isWatching()).toBe(false);
    clock.advance(QUIET_MS * 3);
    expect(runs()).toBe(1);
  });

  it.each([
    { what: 'is blank', before: [], after: ['main'] },
    { what: 'waits for its data', before: ['main', BUSY], after: ['main'] },
  ])('waits while the page $what', ({ before, after }) => {
    const { clock, shown, runs } = open({ shows: before });
    clock.advance(QUIET_MS * 4);
    expect(runs()).toBe(0);
    shown.clear();
    for (const selector of after) shown.add(selector);
    clock.advance(QUIET_MS);
    expect(runs()).toBe(1);
  });

  it.each([
    { connection: { effectiveType: '4g' }, times: 1 },
    { connection: { effectiveType: '4g', saveData: true }, times: 0 },
    { connection: { effectiveType: '3g' }, times: 0 },
    { connection: { effectiveType: '2g' }, times: 0 },
    { connection: { effectiveType: 'slow-2g' }, times: 0 },
  ])('runs $times times on a line like $connection', ({ connection, times }) => {
    const { clock, runs } = open({ connection });
    clock.advance(QUIET_MS * 4);
    expect(runs()).toBe(times);
  });

  it('is canceled with what it is for', () => {
    const { clock, cancel, runs, isWatching } = open();
    cancel();
    clock.advance(QUIET_MS * 4);
    expect(runs()).toBe(0);
    expect(isWatching()).toBe(false);
  });
});
