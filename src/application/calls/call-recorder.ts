import type { CallOutcome, CallRequest } from '#src/domain/calls/wire-call.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { CallTrigger } from '#src/domain/calls/call-trigger.ts';

export interface StartedCall {
  readonly request: CallRequest;
  /** The recorded call that this one repeats. */
  readonly replayOf: number | null;
  /** Sends it again as a call of its own, which names this one; null where that cannot be. */
  readonly replay: ((id: number) => void) | null;
}

export interface CallRecorder {
  /** The id of the record; null while nothing is recorded. */
  begin(call: StartedCall): number | null;
  end(id: number, outcome: CallOutcome): void;
  fail(id: number, failure: Failure): void;
}

export type TriggerEvent = Pick<CallTrigger, 'kind' | 'label'>;

/** Reports what a person does on the page, before the page acts on it. */
export interface CallTriggerSource {
  watch(listener: (event: TriggerEvent) => void): Disposer;
}
