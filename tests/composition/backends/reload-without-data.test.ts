import { describe, expect, it, vi } from 'vitest';
import { SNAPSHOT_KEY } from '#src/composition/demo/demo-snapshot.ts';
import { reloadWithoutData } from '#src/composition/backends/reload-without-data.ts';

const blocked = () => {
  throw new Error('Access is denied');
};
const without = () => null;
const withData = (key: string) => (key === SNAPSHOT_KEY ? '{}' : null);

/** A tab from disk: each load reads the storage, and `reloads` counts those that the page asked for. */
function openTab() {
  const reload = vi.fn();
  const view = { name: '', localStorage: { getItem: without as Storage['getItem'] }, location: { reload } };
  return {
    load: (getItem: Storage['getItem']) => {
      view.localStorage.getItem = getItem;
      return reloadWithoutData(view as unknown as Window);
    },
    reload,
  };
}

describe('a page from disk', () => {
  it.each([
    { why: 'first visit', loads: [without], again: [false] },
    { why: 'second visit', loads: [without, withData], again: [false, false] },
    { why: 'load without the earlier data', loads: [withData, without, withData], again: [false, true, false] },
    {
      why: 'data that are gone for good',
      loads: [withData, without, without, without, without],
      again: [false, true, true, true, false],
    },
    { why: 'loss after a loss', loads: [without, without, withData, without], again: [false, true, false, true] },
    { why: 'blocked storage', loads: [blocked, blocked], again: [false, false] },
  ])('loads again as $again after a $why', ({ loads, again }) => {
    const tab = openTab();
    expect(loads.map(tab.load)).toEqual(again);
    expect(tab.reload).toHaveBeenCalledTimes(again.filter(Boolean).length);
  });
});
