import type { Disposer } from '#src/application/platform/clock.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';

type Listener = Parameters<KeyValueStorage['onOtherTab']>[0];

interface Device {
  readonly values: Map<string, string>;
  readonly tabs: Set<MemoryStorage>;
}

/** One tab's storage; everything is lost with the page. */
export class MemoryStorage implements KeyValueStorage {
  private readonly listeners = new Set<Listener>();

  constructor(private readonly device: Device = { values: new Map(), tabs: new Set() }) {
    device.tabs.add(this);
  }

  /** A second tab on the same device; it shares the data and is notified. */
  otherTab(): MemoryStorage {
    return new MemoryStorage(this.device);
  }

  get(key: string): string | null {
    return this.device.values.get(key) ?? null;
  }

  set(key: string, value: string): void {
    if (this.get(key) === value) return;
    this.device.values.set(key, value);
    this.notifyOtherTabs(key, value);
  }

  remove(key: string): void {
    if (this.device.values.delete(key)) this.notifyOtherTabs(key, null);
  }

  get keys(): readonly string[] {
    return [...this.device.values.keys()].sort();
  }

  clear(): void {
    this.device.values.clear();
    this.notifyOtherTabs(null, null);
  }

  onOtherTab(listener: Listener): Disposer {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private notifyOtherTabs(key: string | null, value: string | null): void {
    for (const tab of this.device.tabs) {
      if (tab !== this) for (const listener of [...tab.listeners]) listener(key, value);
    }
  }
}
