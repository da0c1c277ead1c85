import type { Instant } from '#src/domain/shared/dates.ts';

export interface CallTrigger {
  readonly id: number;
  readonly kind: 'click' | 'key' | 'typing' | 'page' | 'replay';
  /** The name of the button, the key, the field or the path. */
  readonly label: string;
  readonly at: Instant;
}

/** Between two steps of one action a console waits for a render or for a pause in typing, not for a poll. */
export const TRIGGER_WINDOW_MS = 1500;

/** The code of a page may take its time before the first call. */
const PAGE_WINDOW_MS = 10_000;

export interface TriggerActivity {
  readonly kind: CallTrigger['kind'];
  readonly sinceMs: number;
  readonly callsUnderWay: number;
  readonly hasCalls: boolean;
}

/** Whether a call that begins now still belongs to the last trigger. */
export function belongsToTrigger({ kind, sinceMs, callsUnderWay, hasCalls }: TriggerActivity): boolean {
  const windowMs = kind === 'page' && !hasCalls ? PAGE_WINDOW_MS : TRIGGER_WINDOW_MS;
  return callsUnderWay > 0 || sinceMs <= windowMs;
}
