import type { Disposer, Clock } from '#src/application/platform/clock.ts';
import { reaction } from 'mobx';
import { array, boolean, nullable, number, object, record, string, tuple } from 'valibot';
import { type KeyValueStorage, parseStored } from '#src/application/platform/key-value-storage.ts';
import { DRAFTS_KEY } from '#src/application/auth/session-record.ts';
import { compareOwners, type Owner, toOwner } from '#src/application/platform/owner-digest.ts';

export type DraftValues = Readonly<Record<string, string>>;

export interface DraftSlot {
  /** What was typed before, once. */
  consume(): DraftValues | null;
  /** Reads the values when the session ends, unless disposed before; null leaves no draft. */
  track(read: () => DraftValues | null): Disposer;
}

/** Fields that no draft may hold. */
type SecretField = 'password' | 'repeatedPassword' | 'code' | 'token' | 'key' | 'secret' | 'target';

export interface FormDraft<V> {
  readonly slot: DraftSlot;
  readonly fields: readonly Exclude<keyof V & string, SecretField>[];
}

/** Several choices as one text, a line each, so that a draft can hold them. */
export function joinChosen(chosen: readonly string[]): string {
  return chosen.join('\n');
}

export function toggleChosen(text: string, entry: string): string {
  const chosen = splitChosen(text);
  return joinChosen(chosen.includes(entry) ? chosen.filter((one) => one !== entry) : [...chosen, entry]);
}

export function splitChosen(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}

/** Browsers restore tabs days later, when nobody expects these texts anymore. */
export const DRAFT_LIFETIME_MS = 12 * 60 * 60 * 1000;

export const MAX_DRAFTS = 20;
export const MAX_DRAFT_LENGTH = 2000;

interface DraftDeps {
  readonly tabStorage: KeyValueStorage;
  readonly clock: Clock;
  readonly session: {
    readonly user: { readonly email: string } | null;
    readonly subject: string | null;
    readonly endedUnexpectedly: boolean;
  };
  /** Opens the dialog of a form again. What it is about follows a colon in the name of its draft. */
  readonly reopen: ReadonlyMap<string, (subject: string) => void>;
}

interface Draft {
  readonly values: DraftValues;
  /** It was on screen when the session ended. */
  readonly isShown: boolean;
}

const storedDrafts = object({
  owner: object({ email: nullable(string()), subject: nullable(string()) }),
  at: number(),
  drafts: array(tuple([string(), record(string(), string()), boolean()])),
});

/** Stored only from the end of a session until the tab's next sign-in, and only the same person gets it back. */
export class DraftStore {
  #owner: Owner | null = null;
  #isRestored = false;
  #drafts = new Map<string, Draft>();
  readonly #forms = new Map<string, () => DraftValues | null>();
  readonly #deps: DraftDeps;

  constructor(deps: DraftDeps) {
    this.#deps = deps;
  }

  start(): Disposer {
    const { session, tabStorage } = this.#deps;
    const email = () => session.user?.email ?? null;
    // The email may be unknown at first, and it may change.
    const stop = reaction(email, (known) => this.#setOwner(known), { fireImmediately: true });
    return () => {
      stop();
      if (session.endedUnexpectedly) this.#save();
      else tabStorage.remove(DRAFTS_KEY);
    };
  }

  slot(name: string): DraftSlot {
    return {
      consume: () => {
        const values = this.#drafts.get(name)?.values ?? null;
        this.#drafts.delete(name);
        return values;
      },
      track: (read) => {
        this.#forms.set(name, read);
        return () => {
          if (this.#forms.get(name) === read) this.#forms.delete(name);
        };
      },
    };
  }

  #setOwner(email: string | null): void {
    // The session that has just ended knows nobody anymore.
    const { subject } = this.#deps.session;
    if (email === null && subject === null) return;
    this.#owner = toOwner(email, subject);
    if (!this.#isRestored) this.#restore(this.#owner);
  }

  #restore(owner: Owner): void {
    const { tabStorage, clock, reopen } = this.#deps;
    const stored = parseStored(storedDrafts, tabStorage.get(DRAFTS_KEY));
    const comparison = stored ? compareOwners(stored.owner, owner) : 'different';
    // The profile may still name the person.
    if (comparison === 'undecided' && owner.email === null) return;
    this.#isRestored = true;
    tabStorage.remove(DRAFTS_KEY);
    if (!stored || comparison !== 'same' || !isRecent(stored.at, clock.now())) return;
    this.#drafts = new Map(stored.drafts.map(([name, values, isShown]) => [name, { values, isShown }]));
    for (const [name, { isShown }] of this.#drafts) {
      const [form, subject] = splitName(name);
      if (isShown) reopen.get(form)?.(subject);
    }
  }

  #save(): void {
    const { tabStorage, clock, reopen } = this.#deps;
    for (const [name, read] of this.#forms) {
      const values = read();
      const hasText = values !== null && Object.keys(values).length > 0;
      // An open dialog comes back even if nothing was typed.
      if (hasText || (values && reopen.has(splitName(name)[0]))) this.#drafts.set(name, { values, isShown: true });
    }
    const drafts = [...this.#drafts].filter(([, { values }]) => isShort(values)).slice(-MAX_DRAFTS);
    if (this.#owner === null || drafts.length === 0) return tabStorage.remove(DRAFTS_KEY);
    const entries = drafts.map(([name, { values, isShown }]) => [name, values, isShown && this.#forms.has(name)]);
    tabStorage.set(DRAFTS_KEY, JSON.stringify({ owner: this.#owner, at: clock.now(), drafts: entries }));
  }
}

function splitName(name: string): readonly [form: string, subject: string] {
  const [form = '', ...subject] = name.split(':');
  return [form, subject.join(':')];
}

/** A text that was cut would be a wrong one, so a long one is dropped whole. */
function isShort(values: DraftValues): boolean {
  return Object.values(values).every((text) => text.length <= MAX_DRAFT_LENGTH);
}

function isRecent(at: number, now: number): boolean {
  return at <= now && now - at <= DRAFT_LIFETIME_MS;
}
