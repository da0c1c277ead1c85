import { describe, expect, it } from 'vitest';
import { loadAndReport } from '#src/application/async/resource.ts';
import { latest, type Loadable, mapLoadable } from '#src/application/async/loadable.ts';
import { unreachable } from '#src/domain/shared/failure.ts';

const failure = unreachable();
const double = (value: number) => value * 2;

describe('a value that loads', () => {
  it.each<{ state: Loadable<number>; value: number | undefined; doubled: Loadable<number> }>([
    { state: { kind: 'idle' }, value: undefined, doubled: { kind: 'idle' } },
    { state: { kind: 'loading' }, value: undefined, doubled: { kind: 'loading' } },
    { state: { kind: 'loading', previous: 0 }, value: 0, doubled: { kind: 'loading', previous: 0 } },
    { state: { kind: 'loading', previous: 7 }, value: 7, doubled: { kind: 'loading', previous: 14 } },
    { state: { kind: 'ready', value: 7 }, value: 7, doubled: { kind: 'ready', value: 14 } },
    { state: { kind: 'failed', failure }, value: undefined, doubled: { kind: 'failed', failure } },
    { state: { kind: 'failed', failure, previous: 7 }, value: 7, doubled: { kind: 'failed', failure, previous: 14 } },
  ])('is $value in $state', ({ state, value, doubled }) => {
    expect(latest(state)).toBe(value);
    expect(mapLoadable(state, double)).toEqual(doubled);
  });
});

describe('a list that loads and reports', () => {
  async function reportsOf(state: Loadable<number>, ...call: ['mutation'] | []) {
    const reports: unknown[] = [];
    let loads = 0;
    const list = { state, load: () => Promise.resolve(void (loads += 1)) };
    await loadAndReport(list, (...report) => void reports.push(report), ...call);
    expect(loads).toBe(1);
    return reports;
  }

  it('reports a failure, as one of reading unless it names another kind', async () => {
    expect(await reportsOf({ kind: 'failed', failure })).toEqual([[failure, 'read', 'in-place']]);
    expect(await reportsOf({ kind: 'failed', failure }, 'mutation')).toEqual([[failure, 'mutation', 'in-place']]);
  });

  it('reports nothing once it is there, or while it still loads', async () => {
    expect(await reportsOf({ kind: 'ready', value: 7 })).toEqual([]);
    expect(await reportsOf({ kind: 'loading' })).toEqual([]);
  });
});
