import type { Disposer } from './clock.ts';
import { type GenericSchema, parseJson, pipe, safeParse, string } from 'valibot';

/** Text under keys on this device. Never throws: without storage it lasts until the page closes. */
export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** Runs when another tab changes or removes a key. */
  onOtherTab(listener: (key: string | null, value: string | null) => void): Disposer;
}

/** Reads stored JSON; null for anything that the schema does not accept. */
export function parseStored<T>(schema: GenericSchema<unknown, T>, text: string | null): T | null {
  const result = safeParse(pipe(string(), parseJson(), schema), text);
  return result.success ? result.output : null;
}
