import { browserFileSaver } from '#src/adapters/browser/browser-file-saver.ts';
import { createLocalStorage } from '#src/adapters/browser/local-storage.ts';
import { createSystemClock } from '#src/adapters/browser/system-clock.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { DemoDevice } from '#src/composition/demo/demo-device.ts';

export function createDemoDevice(view: Window, navigation: Navigation): DemoDevice {
  return {
    clock: createSystemClock(view),
    storage: createLocalStorage(() => view.localStorage),
    tabStorage: createLocalStorage(() => view.sessionStorage),
    files: browserFileSaver,
    userAgent: view.navigator.userAgent,
    baseUri: view.document.baseURI,
    navigation,
    load: (url) => view.location.assign(url),
    reload: () => view.location.reload(),
    theme: () => shownTheme(view),
    language: () => view.document.documentElement.lang,
  };
}

function shownTheme(view: Window): 'light' | 'dark' {
  const { theme } = view.document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return view.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
