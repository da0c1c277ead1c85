import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Overrides } from '#src/domain/demo/moment.ts';
import { createProvider } from '#mocks/provider/create-provider.ts';
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts';
import { SnapshotInMemory } from '#tests/mocks/provider/db/snapshot-in-memory.ts';

const NOW = Date.UTC(2026, 10, 21, 9);

/** All rows, and the session, on a device whose own time and chance differ. */
function dataOf(scenario: ScenarioName, device: { time: number; chance: number }, overrides?: Overrides) {
  vi.useFakeTimers({ now: device.time, toFake: ['Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(device.chance);
  const snapshots = new SnapshotInMemory();
  const { signIn } = createProvider({ seed: 'same', scenario, overrides, now: () => NOW, snapshots });
  return { rows: snapshots.text, signIn };
}

describe('the data of a scenario', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each(Object.keys(scenarios) as ScenarioName[])('are the same to the byte for %s on every device', (scenario) => {
    const one = dataOf(scenario, { time: 0, chance: 0.1 });
    const other = dataOf(scenario, { time: 2_000_000_000_000, chance: 0.9 });
    expect(one.rows).toBe(other.rows);
    expect(one.signIn).toEqual(other.signIn);
  });

  it('are the same for the same overrides, and other ones for others', () => {
    const device = { time: 0, chance: 0.1 };
    const changed = dataOf('active-customer', device, { quota: 40, keys: 60, members: 30 });
    expect(dataOf('active-customer', device, { quota: 40, keys: 60, members: 30 })).toEqual(changed);
    expect(dataOf('active-customer', device).rows).not.toBe(changed.rows);
  });
});
