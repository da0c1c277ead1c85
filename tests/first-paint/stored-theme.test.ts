import { describe, expect, it } from 'vitest';
import { THEME_KEY } from '#src/application/app/theme-store.ts';
import { applyStoredTheme, STORED_THEME_KEY } from '#src/first-paint/stored-theme.ts';

function themeOf(stored: string | null): string | undefined {
  const root = { dataset: {} as { theme?: string } };
  const view = {
    document: { documentElement: root },
    localStorage: { getItem: (key: string) => (key === STORED_THEME_KEY ? stored : null) },
  };
  applyStoredTheme(view as unknown as Window);
  return root.dataset.theme;
}

describe('the theme before the first paint', () => {
  it('is the chosen one, or that of the device', () => {
    expect([themeOf('dark'), themeOf('light')]).toEqual(['dark', 'light']);
    expect([themeOf('system'), themeOf('x'), themeOf(null)]).toEqual([undefined, undefined, undefined]);
  });

  it('is read under the key of the store', () => {
    expect(STORED_THEME_KEY).toBe(THEME_KEY);
  });
});
