import { statusOutcome, type TrafficEvent } from '#src/domain/shared/traffic.ts';
import type { ListedRequest } from './api-request.ts';
import type { ListedCallback } from './callback-log.ts';

export function requestEvent({ at, statusCode, responseTimeMs }: ListedRequest): TrafficEvent {
  return { at, outcome: statusOutcome(statusCode), durationMs: responseTimeMs };
}

/** A callback that was not delivered counts like a server's error. */
export function callbackEvent({ at, success }: ListedCallback): TrafficEvent {
  if (success === null) return { at, outcome: 'unknown', durationMs: null };
  return { at, outcome: success ? 'ok' : 'server-error', durationMs: null };
}
