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
