import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { THEME_KEY, ThemeStore } from '#src/application/app/theme-store.ts';

function open(stored?: string) {
  const storage = new MemoryStorage();
  if (stored !== undefined) storage.set(THEME_KEY, stored);
  const store = new ThemeStore(storage);
  return { storage, store, stop: store.start() };
}

describe('the theme', () => {
  it.each([
    { stored: undefined, theme: 'system' },
    { stored: 'dark', theme: 'dark' },
    { stored: 'light', theme: 'light' },
    { stored: 'sepia', theme: 'system' },
    { stored: '', theme: 'system' },
  ])('is $theme where $stored is stored', ({ stored, theme }) => {
    expect(open(stored).store.theme).toBe(theme);
  });

  it('is remembered', () => {
    const { storage, store } = open();
    store.choose('dark');
    const reloaded = new ThemeStore(storage);
    reloaded.start();
    expect([store.theme, reloaded.theme]).toEqual(['dark', 'dark']);
  });

  it('follows the other tabs, and nothing else that they store', () => {
    const { storage, store } = open('light');
    storage.otherTab().set('gatehouse.something', 'dark');
    expect(store.theme).toBe('light');
    storage.otherTab().set(THEME_KEY, 'dark');
    expect(store.theme).toBe('dark');
    storage.otherTab().remove(THEME_KEY);
    expect(store.theme).toBe('system');
  });

  it('follows nobody once it is stopped', () => {
    const { storage, store, stop } = open('light');
    stop();
    storage.otherTab().set(THEME_KEY, 'dark');
    expect(store.theme).toBe('light');
  });
});
