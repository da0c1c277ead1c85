import { describe, expect, it } from 'vitest';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import type { ListedCallback } from '#src/domain/logs/callback-log.ts';
import { callbackEvent, requestEvent } from '#src/domain/logs/log-time.ts';

describe('an entry in the traffic', () => {
  it.each([
    { statusCode: 200, outcome: 'ok' },
    { statusCode: 429, outcome: 'client-error' },
    { statusCode: 503, outcome: 'server-error' },
    { statusCode: null, outcome: 'unknown' },
  ])('of an API call with status $statusCode is $outcome', ({ statusCode, outcome }) => {
    const call = { at: 5, statusCode, responseTimeMs: 12 } as ListedRequest;
    expect(requestEvent(call)).toEqual({ at: 5, outcome, durationMs: 12 });
  });

  it.each([
    { success: true, outcome: 'ok' },
    { success: false, outcome: 'server-error' },
    { success: null, outcome: 'unknown' },
  ])('of a callback with success $success is $outcome', ({ success, outcome }) => {
    expect(callbackEvent({ at: 5, success } as ListedCallback)).toEqual({ at: 5, outcome, durationMs: null });
  });
});
