/** As in `ThemeStore`, whose module is too heavy for this script. */
export const STORED_THEME_KEY = 'gatehouse.theme';

/** Without a choice the device decides. */
export function applyStoredTheme(view: Window): void {
  const theme = readStored(() => view.localStorage, STORED_THEME_KEY);
  if (theme === 'light' || theme === 'dark') view.document.documentElement.dataset.theme = theme;
}

/** Reading throws where cookies are blocked. */
export function readStored(open: () => Storage, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}
