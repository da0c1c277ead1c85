import type { Disposer } from './clock.ts';

/** Text under keys on this device. Never throws: without storage it lasts until the page closes. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Runs when another tab changes or removes a key. */
  onOtherTab(listener: (key: string | null, value: string | null) => void): Disposer;
}
