import type { Instant } from '#src/domain/shared/dates.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { CallTrigger } from './call-trigger.ts';

export interface CallRequest {
  /** Its name in the table of endpoints. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or null without a body. */
  readonly body: string | null;
  /** Anything but a read changes something. */
  readonly effect: 'read' | 'sign-in' | 'mutation';
}

export type CallOutcome = CallResponse | { readonly kind: 'no-response' | 'canceled'; readonly reason: string };

export interface CallResponse {
  readonly kind: 'response';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** How long the text was before it was cut. */
  readonly length: number;
}

/** A call in the log. It holds no secret: what was one is masked. */
export interface WireCallRecord {
  readonly id: number;
  readonly at: Instant;
  readonly request: CallRequest;
  /** Null while it is under way. */
  readonly outcome: CallOutcome | null;
  readonly durationMs: number | null;
  readonly problem: Failure | null;
  /** Null for a call that nothing a person did led to. */
  readonly trigger: CallTrigger | null;
  readonly replayOf: number | null;
  readonly replay: 'possible' | 'holds-a-secret' | 'signs-in';
}

/** Longer texts are cut, so that 200 calls stay a few megabytes. */
export const MAX_CALL_TEXT = 32_768;

export function isWrite({ request }: WireCallRecord): boolean {
  return request.effect !== 'read';
}

export function isFailed({ outcome, problem }: WireCallRecord): boolean {
  if (problem) return problem.kind !== 'canceled';
  return outcome?.kind === 'no-response' || (outcome?.kind === 'response' && outcome.status >= 400);
}

/** The path with its query, for an absolute url as well. */
export function pathOf(url: string): string {
  return url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '') || '/';
}

/** 'HH:MM:SS.mmm' in UTC, because calls follow each other within a second. */
export function formatCallTime(at: Instant): string {
  return new Date(at).toISOString().slice(11, 23);
}

export function formatExactCallTime(at: Instant): string {
  return new Date(at).toISOString();
}
