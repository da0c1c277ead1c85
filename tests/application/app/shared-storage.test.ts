import { describe, expect, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { NoticeStore } from '#src/application/app/notice-store.ts';
import { FoldsStore } from '#src/application/dashboard/folds-store.ts';
import { SavedViewsStore } from '#src/application/logs/saved-views-store.ts';
import { RecentCommands } from '#src/application/palette/palette-settings.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { createUsageHistory } from '#src/application/usage/usage-gateway.ts';

const NOTICES = ['One.', 'Two.'].map((text) => ({ text: { default: text }, level: 'info' as const }));

function openNotices(storage: KeyValueStorage) {
  const store = new NoticeStore({ notices: NOTICES, storage, clock: new ManualClock(), language: { shown: 'en' } });
  store.start();
  return store;
}

function openViews(storage: KeyValueStorage) {
  const store = new SavedViewsStore(storage);
  store.start();
  return store;
}

interface Tab {
  readonly change: (what: 0 | 1) => unknown;
  readonly read: () => number;
}

/** Each entry that several changes add to, and how many of two are there. */
const ENTRIES: Readonly<Record<string, (storage: KeyValueStorage) => Tab>> = {
  'dismissed notices'(storage) {
    const store = openNotices(storage);
    return {
      change: (what) => store.dismiss(NOTICES[what]!.text.default),
      read: () => NOTICES.length - openNotices(storage).shown.length,
    };
  },
  'folded panels'(storage) {
    const panels = ['getting-started', 'first-call'] as const;
    const store = new FoldsStore(storage);
    return {
      change: (what) => store.fold(panels[what], true),
      read: () => panels.filter((panel) => new FoldsStore(storage).isFolded(panel, false)).length,
    };
  },
  'saved views'(storage) {
    const store = openViews(storage);
    return {
      change: (what) => store.save({ log: 'callback-logs', name: `View ${what}`, query: '' }),
      read: () => openViews(storage).of('callback-logs').length,
    };
  },
  'recent commands'(storage) {
    const store = new RecentCommands(storage);
    return { change: (what) => store.add(`command-${what}`), read: () => new RecentCommands(storage).ids.length };
  },
  'readings of the usage'(storage) {
    const store = createUsageHistory(storage);
    return {
      change: (what) => store.add({ at: what * 86_400_000, credits: 1 }),
      read: () => createUsageHistory(storage).read().length,
    };
  },
};

describe('an entry that two tabs add to', () => {
  it.each(Object.keys(ENTRIES))('has what both added, though neither has heard of the other: %s', (name) => {
    const storage = Object.assign(new MemoryStorage(), { onOtherTab: () => () => undefined });
    const tabs = [ENTRIES[name]!(storage), ENTRIES[name]!(storage)] as const;
    tabs[0].change(0);
    tabs[1].change(1);
    expect(tabs[0].read()).toBe(2);
  });
});
