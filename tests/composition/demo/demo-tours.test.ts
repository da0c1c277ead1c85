import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { TOURS } from '#src/application/demo/tours.ts';
import { openDemo } from '#src/composition/backends/mock.ts';
import { KNOWN_NAMES } from '#src/composition/demo/demo-start.ts';
import { DEFAULT_SETTINGS } from '#src/composition/settings/setting-defaults.ts';
import { testDevice } from '#tests/support/demo-device.ts';

const BASE = 'http://localhost:4173/console/';

async function openTab(path: string, tabStorage = new MemoryStorage()) {
  const { demo } = await openDemo(DEFAULT_SETTINGS, testDevice({ url: new URL(path, BASE).href, tabStorage }));
  if (!demo) throw new Error('A mock build has a demo');
  return { ...demo, tabStorage };
}

describe('a link to a tour', () => {
  it.each(TOURS)('starts $name with the data that it is about', async (tour) => {
    const { store } = await openTab('?demo=v1;backend=memory');
    const opened = await openTab(store.links.tour(tour));
    expect(opened.store.unknown).toEqual([]);
    expect(opened.store.moment).toMatchObject({ scenario: tour.scenario, backend: 'memory' });
    expect(opened.tours).toMatchObject({ tour, index: 0 });
  });

  it('is not part of the moment that it leads to', async () => {
    const { store } = await openTab('?demo=v1;backend=memory;tour=ways-in');
    expect(store.links.exact()).not.toContain('tour');
  });

  it('names a tour that does not exist', async () => {
    const { store, tours } = await openTab('?demo=v1;backend=memory;tour=sights');
    expect([store.unknown, tours.tour]).toEqual([['tour=sights'], null]);
  });

  it('continues in its tab, until another link is opened there', async () => {
    const { tabStorage, tours } = await openTab('?demo=v1;backend=memory;tour=first-call');
    tours.complete(0);
    const reloaded = await openTab('dashboard', tabStorage);
    expect([reloaded.tours.tour?.name, reloaded.tours.index]).toEqual(['first-call', 1]);
    const other = await openTab('?demo=v1;backend=memory', tabStorage);
    expect(other.tours.tour).toBeNull();
  });
});

describe('the tours', () => {
  it('are five, of five to eight steps', () => {
    expect(TOURS.map(({ steps }) => steps.length >= 5 && steps.length <= 8)).toEqual([true, true, true, true, true]);
    expect(new Set(TOURS.map(({ name }) => name)).size).toBe(5);
  });

  it('begin in scenarios that exist, and end with a step that only points', () => {
    expect(TOURS.filter(({ scenario }) => !KNOWN_NAMES.isScenario(scenario))).toEqual([]);
    expect(TOURS.filter(({ steps }) => steps.at(-1)?.deeds !== undefined)).toEqual([]);
  });
});
