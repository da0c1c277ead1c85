import { makeAutoObservable } from 'mobx';
import { belongsToTrigger, type CallTrigger } from '#src/domain/calls/call-trigger.ts';
import { maskFailure, maskOutcome, maskRequest } from '#src/domain/calls/mask-call.ts';
import { maskText } from '#src/domain/calls/mask-text.ts';
import type { CallOutcome, WireCallRecord } from '#src/domain/calls/wire-call.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { StartedCall, CallRecorder, TriggerEvent } from './call-recorder.ts';
import type { KnownSecrets } from '#src/application/platform/known-secrets.ts';

export const MAX_CALLS = 200;

/** What a record needs beyond what is shown; dropped with it. */
interface Held {
  /** Masked in whatever follows. */
  readonly secrets: Set<string>;
  readonly startedMs: number;
  readonly replay: StartedCall['replay'];
}

export interface CallLogDeps {
  now(): Instant;
  /** Milliseconds that go on while the clock of the product stands still. */
  elapsedMs(): number;
  whenIdle(task: () => void): void;
  readonly secrets: KnownSecrets;
}

/** A longer text is masked while the browser has nothing else to do. */
const SHORT_TEXT = 2048;

const MAX_LABEL = 60;

/** The last calls of the console, oldest first and without secrets. */
export class CallLog implements CallRecorder {
  records: readonly WireCallRecord[] = [];
  isPaused = false;
  readonly #held = new Map<number, Held>();
  #lastId = 0;
  #trigger: CallTrigger | null = null;
  #activityMs = 0;
  #hasCalls = false;
  readonly #underWay = new Set<number>();

  constructor(private readonly deps: CallLogDeps) {
    makeAutoObservable<this, 'deps'>(this, { deps: false }, { autoBind: true, deep: false });
  }

  trigger({ kind, label }: TriggerEvent): void {
    this.#trigger = { id: this.#nextId(), kind, label: this.#label(label), at: this.deps.now() };
    this.#activityMs = this.deps.elapsedMs();
    this.#underWay.clear();
    this.#hasCalls = false;
  }

  begin({ request: sent, replayOf, replay }: StartedCall): number | null {
    if (this.isPaused) return null;
    const id = this.#nextId();
    const { request, secrets, replay: isPossible } = maskRequest(sent, this.deps.secrets.all);
    const startedMs = this.deps.elapsedMs();
    this.#held.set(id, { secrets: new Set(secrets), startedMs, replay });
    const record: WireCallRecord = {
      ...{ id, request, replayOf, at: this.deps.now(), trigger: this.#triggerOf(id, replayOf) },
      ...{ outcome: null, durationMs: null, problem: null },
      replay: isPossible === 'possible' && !replay ? 'holds-a-secret' : isPossible,
    };
    this.#setRecords([...this.records, record]);
    return id;
  }

  end(id: number, outcome: CallOutcome): void {
    const held = this.#held.get(id);
    if (!held) return;
    for (const secret of this.deps.secrets.all) held.secrets.add(secret);
    const endedMs = this.deps.elapsedMs();
    if (this.#underWay.delete(id)) this.#activityMs = endedMs;
    const isLong = outcome.kind === 'response' && outcome.text.length > SHORT_TEXT;
    const atOnce = isLong ? { ...outcome, text: '' } : outcome;
    this.#change(id, { outcome: maskOutcome(atOnce, held.secrets), durationMs: endedMs - held.startedMs });
    if (!isLong) return;
    this.deps.whenIdle(() => {
      if (this.#held.get(id) === held) this.#change(id, { outcome: maskOutcome(outcome, held.secrets) });
    });
  }

  fail(id: number, failure: Failure): void {
    // A 401 has ended the session, and the log with it, before the client says why.
    const held = this.#held.get(id);
    if (held) this.#change(id, { problem: maskFailure(failure, held.secrets) });
  }

  replay(id: number): void {
    const record = this.records.find((known) => known.id === id);
    if (record?.replay === 'possible') this.#held.get(id)?.replay?.(id);
  }

  setPaused(isPaused: boolean): void {
    this.isPaused = isPaused;
  }

  clear(): void {
    this.#setRecords([]);
  }

  /** What one person saw must not reach the next. That a call was unauthorized remains, without anything in it. */
  endSession(): void {
    const unauthorized = this.records.filter(({ outcome }) => outcome?.kind === 'response' && outcome.status === 401);
    this.#held.clear();
    this.#setRecords(unauthorized.map(withoutContent));
    this.#trigger = null;
  }

  /** Cut once it is masked, because half a secret would not be known. */
  #label(name: string): string {
    const label = maskText(this.deps.secrets.mask(name));
    return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
  }

  #triggerOf(id: number, replayOf: number | null): CallTrigger | null {
    if (replayOf !== null) return { id, kind: 'replay', label: '', at: this.deps.now() };
    if (!this.#trigger) return null;
    const now = this.deps.elapsedMs();
    const { kind } = this.#trigger;
    const activity = { sinceMs: now - this.#activityMs, callsUnderWay: this.#underWay.size, hasCalls: this.#hasCalls };
    if (!belongsToTrigger({ kind, ...activity })) return null;
    this.#activityMs = now;
    this.#hasCalls = true;
    this.#underWay.add(id);
    return this.#trigger;
  }

  #change(id: number, change: Partial<WireCallRecord>): void {
    this.records = this.records.map((record) => (record.id === id ? { ...record, ...change } : record));
  }

  #setRecords(records: readonly WireCallRecord[]): void {
    this.records = records.slice(-MAX_CALLS);
    const ids = new Set(this.records.map(({ id }) => id));
    for (const id of this.#held.keys()) {
      if (ids.has(id)) continue;
      this.#held.delete(id);
      this.#underWay.delete(id);
    }
  }

  #nextId(): number {
    this.#lastId += 1;
    return this.#lastId;
  }
}

function withoutContent(record: WireCallRecord): WireCallRecord {
  const { request, outcome } = record;
  return {
    ...record,
    request: { ...request, url: request.url.replace(/\?.*/, ''), body: null },
    outcome: outcome?.kind === 'response' ? { ...outcome, text: '', headers: {} } : outcome,
    trigger: null,
    replay: 'holds-a-secret',
  };
}
