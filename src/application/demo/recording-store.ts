import {
  array,
  type GenericSchema,
  literal,
  nullable,
  number,
  object,
  picklist,
  record,
  string,
  unknown,
} from 'valibot';
import { parseStored, type KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import { type Exchange, RECORDING_FORMAT, RECORDING_VERSION, type Recording } from '#src/domain/demo/recording.ts';
import { ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';
import { makeAutoObservable } from 'mobx';
import { parseSessionRecord, SESSION_KEY } from '#src/application/auth/session-record.ts';
import type { SignIn } from '#src/application/auth/auth-gateway.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import { redactRecording } from '#src/domain/demo/redact-recording.ts';
import type { Instant } from '#src/domain/shared/dates.ts';

type RecordingProblem = 'foreign' | 'newer' | 'broken' | 'empty';

const EXCHANGE: GenericSchema<unknown, Exchange> = object({
  ...{ operation: string(), method: string() },
  ...{ params: record(string(), string()), query: record(string(), string()), body: unknown() },
  ...{ status: number(), headers: record(string(), string()), text: string() },
  ...{ at: number(), durationMs: number() },
});

const RECORDING: GenericSchema<unknown, Recording> = object({
  format: literal(RECORDING_FORMAT),
  version: literal(RECORDING_VERSION),
  recordedAt: number(),
  provider: string(),
  session: nullable(
    object({
      token: string(),
      state: picklist(ACCOUNT_STATES),
      user: nullable(object({ email: string(), firstName: string(), lastName: string() })),
    }),
  ),
  exchanges: array(EXCHANGE),
});

/** What any version of the format says of itself. */
const HEAD = object({ format: literal(RECORDING_FORMAT), version: number() });

export function recordingText(recording: Recording): string {
  return `${JSON.stringify(recording, null, 1)}\n`;
}

export function readRecording(text: string | null): Recording | RecordingProblem {
  const head = parseStored(HEAD, text);
  if (!head) return 'foreign';
  if (head.version > RECORDING_VERSION) return 'newer';
  const recording = parseStored(RECORDING, text);
  if (!recording) return 'broken';
  return recording.exchanges.length === 0 ? 'empty' : recording;
}

const RECORDING_KEY = 'gatehouse.demo-recording';

interface RecordingDeps {
  readonly storage: KeyValueStorage;
  readonly files: Pick<FileSaver, 'save'>;
  readonly now: () => Instant;
}

export class RecordingStore {
  isRecording = false;
  callCount = 0;
  /** Why the last file was not loaded, or nothing was saved. */
  problem: RecordingProblem | null = null;
  /** What the backend `replay` answers from. */
  loaded: Recording | null;
  /** Operations that a replay had no response for, in the order of their first call. */
  missing: readonly string[] = [];
  #known: () => Iterable<string> = () => [];
  #draft: Omit<Recording, 'exchanges'> | null = null;
  #exchanges: Exchange[] = [];
  readonly #deps: RecordingDeps;

  constructor(deps: RecordingDeps) {
    this.#deps = deps;
    this.loaded = null;
    this.restore();
    makeAutoObservable(this, {}, { autoBind: true, deep: false });
  }

  get signIn(): SignIn | null {
    return this.loaded?.session ?? null;
  }

  startRecording(): void {
    const { storage, now } = this.#deps;
    const record = parseSessionRecord(storage.get(SESSION_KEY));
    const session = record && { token: record.token, state: record.state, user: record.user };
    const head = { format: RECORDING_FORMAT, version: RECORDING_VERSION, provider: '', recordedAt: now() } as const;
    this.#draft = { ...head, session };
    this.#exchanges = [];
    this.callCount = 0;
    this.problem = null;
    this.isRecording = true;
  }

  /** What is secret beside that which is found by its name. */
  hide(known: () => Iterable<string>): void {
    this.#known = known;
  }

  /** A call that ended; counts only while a recording is made. */
  add(exchange: Exchange, origin: string): void {
    if (!this.#draft) return;
    this.#draft = { ...this.#draft, provider: origin };
    this.#exchanges.push(exchange);
    this.callCount = this.#exchanges.length;
  }

  stopRecording(): void {
    const recording = this.#draft && { ...this.#draft, exchanges: this.#exchanges };
    this.#draft = null;
    this.#exchanges = [];
    this.isRecording = false;
    if (!recording) return;
    if (recording.exchanges.length === 0) return this.setProblem('empty');
    const name = `gatehouse-recording-${fileTime(recording.recordedAt)}.json`;
    const text = recordingText(redactRecording(recording, this.#known()));
    this.#deps.files.save({ name, mediaType: 'application/json', text });
  }

  /** False if the text is no recording; the one before stays then. A large one lasts until the page closes. */
  load(text: string): boolean {
    const recording = readRecording(text);
    this.problem = typeof recording === 'string' ? recording : null;
    if (typeof recording === 'string') return false;
    this.loaded = recording;
    this.missing = [];
    this.#deps.storage.set(RECORDING_KEY, JSON.stringify(recording));
    return true;
  }

  /** As any tab stored it; one that does not fit there stays. */
  restore(): void {
    const stored = readRecording(this.#deps.storage.get(RECORDING_KEY));
    if (typeof stored !== 'string') this.loaded = stored;
  }

  addMissing(operation: string): void {
    if (!this.missing.includes(operation)) this.missing = [...this.missing, operation];
  }

  private setProblem(problem: RecordingProblem): void {
    this.problem = problem;
  }
}

/** Such as `2026-11-30-2310`. */
function fileTime(instant: Instant): string {
  return new Date(instant).toISOString().slice(0, 16).replace('T', '-').replace(':', '');
}
