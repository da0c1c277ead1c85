import { makeAutoObservable } from 'mobx';
import type { CopyShownBy, CopyText } from '#src/application/feedback/report-failure.ts';
import {
  type CallFilter,
  isFiltered,
  matchesCall,
  NO_CALL_FILTER,
  operationsOf,
  toCallCode,
  type CallGroup,
  groupCalls,
} from '#src/domain/calls/call-list.ts';
import { isWrite, type WireCallRecord } from '#src/domain/calls/wire-call.ts';
import { CODE_LANGUAGES, type CodeLanguage } from '#src/domain/shared/request-code.ts';
import type { CallLog } from './call-log.ts';

export const CALL_PARTS = ['response', 'request', ...CODE_LANGUAGES] as const;

export type CallPart = (typeof CALL_PARTS)[number];

/** In percent of the window's height. */
const HEIGHTS = { min: 20, max: 85, step: 5 } as const;
const INITIAL_HEIGHT = 40;

export class CallsStore {
  filter: CallFilter = NO_CALL_FILTER;
  part: CallPart = 'response';
  heightPercent = INITIAL_HEIGHT;
  manualCopyText: string | null = null;
  /** A change that waits for the confirmation to be sent again. */
  toConfirm: WireCallRecord | null = null;
  private selectedId: number | null = null;

  constructor(
    readonly log: CallLog,
    readonly copyText: CopyText,
    /** Of the page, for calls to it. */
    private readonly origin: string,
  ) {
    makeAutoObservable<this, 'origin'>(
      this,
      { log: false, copyText: false, origin: false },
      { autoBind: true, deep: false },
    );
  }

  get groups(): readonly CallGroup[] {
    return groupCalls(this.matching);
  }

  get matching(): readonly WireCallRecord[] {
    return this.log.records.filter((record) => matchesCall(record, this.filter));
  }

  get isFiltered(): boolean {
    return isFiltered(this.filter);
  }

  get operations(): readonly string[] {
    return operationsOf(this.log.records);
  }

  get longestMs(): number {
    return this.matching.reduce((longest, { durationMs }) => Math.max(longest, durationMs ?? 0), 0);
  }

  /** Null once it has left the log. */
  get selected(): WireCallRecord | null {
    return this.log.records.find(({ id }) => id === this.selectedId) ?? null;
  }

  narrow(change: Partial<CallFilter>): void {
    this.filter = { ...this.filter, ...change };
  }

  clearFilter(): void {
    this.filter = NO_CALL_FILTER;
  }

  select(id: number | null): void {
    this.selectedId = id;
    this.manualCopyText = null;
  }

  showPart(part: CallPart): void {
    this.part = part;
    this.manualCopyText = null;
  }

  /** What is shown and copied of a call; code has the masks in it. */
  textOf({ request, outcome }: WireCallRecord, part: CallPart): string {
    if (part === 'request') return request.body ?? '';
    if (part !== 'response') return toCallCode(part satisfies CodeLanguage, request, this.origin);
    return outcome?.kind === 'response' ? outcome.text : '';
  }

  async copy(text: string, shownBy?: CopyShownBy): Promise<boolean> {
    this.showManualCopy(null);
    const outcome = await this.copyText(text, shownBy);
    if (outcome === 'failed') this.showManualCopy(text);
    return outcome === 'copied';
  }

  /** A read is sent at once; a change only when it is confirmed. */
  requestReplay(record: WireCallRecord): void {
    if (isWrite(record)) this.toConfirm = record;
    else this.log.replay(record.id);
  }

  confirmReplay(): void {
    if (this.toConfirm) this.log.replay(this.toConfirm.id);
    this.toConfirm = null;
  }

  cancelReplay(): void {
    this.toConfirm = null;
  }

  resize(percent: number): void {
    this.heightPercent = Math.min(HEIGHTS.max, Math.max(HEIGHTS.min, Math.round(percent)));
  }

  /** By a key of the separator: 1 is taller. */
  resizeBy(steps: number): void {
    this.resize(this.heightPercent + steps * HEIGHTS.step);
  }

  /** By a click of the separator, for people who cannot drag it. */
  toggleTallest(): void {
    this.resize(this.heightPercent < HEIGHTS.max ? HEIGHTS.max : INITIAL_HEIGHT);
  }

  private showManualCopy(text: string | null): void {
    this.manualCopyText = text;
  }
}
