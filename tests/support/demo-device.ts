import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { SavedFile } from '#src/application/platform/file-saver.ts';
import type { DemoDevice } from '#src/composition/demo/demo-device.ts';

interface TestDevice extends DemoDevice {
  readonly clock: ManualClock;
  url(): string;
  /** Addresses that the demo loaded; a reload repeats the present one. */
  readonly loaded: readonly string[];
  readonly savedFiles: readonly SavedFile[];
}

interface TestDeviceOptions {
  readonly url?: string;
  readonly clock?: ManualClock;
  readonly storage?: MemoryStorage;
  readonly tabStorage?: MemoryStorage;
}

const BASE_PATH = '/console';

/** A page of a demo below a sub-path. */
export function testDevice({
  url = 'http://localhost:4173/console/',
  clock = new ManualClock(),
  storage = new MemoryStorage(),
  tabStorage = new MemoryStorage(),
}: TestDeviceOptions = {}): TestDevice {
  const loaded: string[] = [];
  const savedFiles: SavedFile[] = [];
  let address = url;
  const urlOf = (path: string) => new URL(BASE_PATH + path, url).href;
  return {
    ...{ clock, storage, tabStorage, loaded, savedFiles },
    files: { save: (file) => void savedFiles.push(file) },
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    baseUri: 'http://localhost:4173/console/',
    url: () => address,
    navigation: {
      path: () => new URL(address).pathname.slice(BASE_PATH.length),
      search: () => new URL(address).search,
      hash: () => new URL(address).hash,
      state: () => null,
      url: urlOf,
      go: (path) => {
        address = urlOf(path);
      },
    },
    load: (next) => void loaded.push(next),
    reload: () => void loaded.push(address),
    theme: () => 'light',
    language: () => 'en',
  };
}
