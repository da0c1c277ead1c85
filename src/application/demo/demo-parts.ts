import type { ClipboardWriter } from '#src/application/platform/platform.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { KnownNames } from '#src/domain/demo/moment.ts';
import type { FaultableOperation } from '#src/domain/demo/faults.ts';
import type { BackendSwitch, DemoData, ProviderChange, TimeControl } from './demo-data.ts';
import type { LastChange } from './stored-moment.ts';
import type { RecordingStore } from './recording-store.ts';

export interface DemoStoreDeps {
  readonly data: DemoData;
  readonly known: KnownNames;
  readonly time: TimeControl;
  /** The device's own, which network times follow. */
  readonly deviceClock: Clock;
  readonly storage: KeyValueStorage;
  readonly backends: BackendSwitch;
  readonly lastChange: LastChange;
  readonly recording: RecordingStore;
  readonly providerChange: ProviderChange;
  /** Every operation of the provider, by the name of the endpoint table. */
  readonly operations: readonly DemoOperation[];
  readonly page: DemoPage;
  readonly clipboard: ClipboardWriter;
}

export interface DemoOperation extends FaultableOperation {
  readonly method: string;
  readonly path: string;
}

export interface DemoPage {
  /** Path, query and fragment, without the base path. */
  route(): string;
  link(route: string): string;
  /** The address of a route with a moment's text. */
  url(route: string, text: string): string;
  load(url: string): void;
  reload(): void;
  /** What the device and the choice of the person make of the theme. */
  theme(): 'light' | 'dark';
  language(): string;
}
