import type { Disposer } from './clock.ts';

/** Text under keys, kept on this device. Never throws: where nothing can be kept, it is kept until the page closes. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Calls back when another tab changes or removes a key (D7). */
  onOtherTab(listener: (key: string | null, value: string | null) => void): Disposer;
}
