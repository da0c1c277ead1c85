import { nullable, object, string } from 'valibot';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import type { DemoData } from './demo-data.ts';
import { MOMENT_KEY } from './stored-moment.ts';

const LAST_CHANGE_KEY = 'gatehouse.demo-change';

const ENTRY = object({
  moment: nullable(string()),
  /** Only where the change replaced the data. */
  data: nullable(object({ text: string(), session: nullable(string()) })),
});

/** Remembers how the demo was before the last change, also across the reload of that change. */
export class LastChange {
  constructor(
    private readonly storage: KeyValueStorage,
    private readonly tabStorage: KeyValueStorage,
    private readonly data: Pick<DemoData, 'save' | 'restore'>,
  ) {}

  get isKnown(): boolean {
    return this.tabStorage.get(LAST_CHANGE_KEY) !== null;
  }

  remember(what: 'moment' | 'data'): void {
    const text = what === 'data' ? this.data.save() : null;
    const data = text === null ? null : { text, session: this.storage.get(SESSION_KEY) };
    this.tabStorage.set(LAST_CHANGE_KEY, JSON.stringify({ moment: this.storage.get(MOMENT_KEY), data }));
  }

  /** What it restored; null if there was nothing. */
  revert(): 'moment' | 'data' | null {
    const entry = parseStored(ENTRY, this.tabStorage.get(LAST_CHANGE_KEY));
    this.tabStorage.remove(LAST_CHANGE_KEY);
    if (!entry) return null;
    const { moment, data } = entry;
    put(this.storage, MOMENT_KEY, moment);
    if (data === null) return 'moment';
    this.data.restore(data.text);
    put(this.storage, SESSION_KEY, data.session);
    return 'data';
  }
}

function put(storage: KeyValueStorage, key: string, value: string | null): void {
  if (value === null) storage.remove(key);
  else storage.set(key, value);
}
