import { browserFileSaver } from '#src/adapters/browser/browser-file-saver.ts';
import { createLocalStorage } from '#src/adapters/browser/local-storage.ts';
import { createSystemClock } from '#src/adapters/browser/system-clock.ts';
import type { DemoPage } from '#src/application/demo/demo-parts.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import { withMoment } from './moment-url.ts';

export interface DemoDevice {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
  readonly files: Pick<FileSaver, 'save'>;
  /** As the browser describes itself to servers. */
  readonly userAgent: string;
  /** URL of the page's folder, which may be a sub-path. */
  readonly baseUri: string;
  readonly navigation: Pick<Navigation, 'path' | 'search' | 'hash' | 'state' | 'go' | 'url'>;
  load(url: string): void;
  reload(): void;
  theme(): 'light' | 'dark';
  language(): string;
}

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

export function routeOf({ navigation: { path, search, hash } }: DemoDevice): string {
  return path() + search() + hash();
}

export function createDemoPage(device: DemoDevice): DemoPage {
  return {
    route: () => routeOf(device),
    link: device.navigation.url,
    url: (route, text) => device.navigation.url(withMoment(route, text)),
    load: (url) => device.load(url),
    reload: () => device.reload(),
    theme: () => device.theme(),
    language: () => device.language(),
  };
}
