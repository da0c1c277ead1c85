import type { Instant } from '#src/domain/shared/dates.ts';

/** The secret that callbacks are signed with, as the provider describes it. */
export interface SigningStatus {
  readonly since: Instant | null;
  /** Masked by the server; null if it sends nothing. Never the secret. */
  readonly masked: string | null;
  /** Until when callbacks are signed with the secret before as well; null without an overlap. */
  readonly overlapUntil: Instant | null;
}

/** How long the secret before may stay valid after a rotation. */
export const OVERLAP_HOURS = [24, 72, 0] as const;

export type OverlapHours = (typeof OVERLAP_HOURS)[number];

export const DEFAULT_OVERLAP: OverlapHours = 24;

/** The end of an overlap that has not passed. */
export function runningOverlap({ overlapUntil }: SigningStatus, now: Instant): Instant | null {
  return overlapUntil !== null && overlapUntil > now ? overlapUntil : null;
}

const PREFIX = 'whsec_';
const SHOWN_START = 4;
const SHOWN_END = 4;

/** Identifies a secret without exposing it. */
export function maskSigningSecret(secret: string): string {
  const start = secret.startsWith(PREFIX) ? PREFIX.length : 0;
  if (secret.length - start <= SHOWN_START + SHOWN_END) return '…';
  return `${secret.slice(0, start + SHOWN_START)}…${secret.slice(-SHOWN_END)}`;
}

/** What became of a delivery that was sent to try a domain out. */
export interface TestDelivery {
  /** Null without a response. */
  readonly status: number | null;
  readonly durationMs: number | null;
  /** How the response began. */
  readonly response: string;
  /** Why there was no response; empty if the provider does not say so. */
  readonly failureReason: string;
  /** What the signature was sent with, in the order in which it was sent. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Verbatim, as it was signed; empty if the provider does not send it. */
  readonly body: string;
}

/** As the sender of a callback counts it: whatever is no 2xx is sent again. */
export function wasAccepted({ status }: Pick<TestDelivery, 'status'>): boolean {
  return status !== null && status >= 200 && status < 300;
}
