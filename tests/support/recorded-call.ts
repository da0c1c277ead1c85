import type { WireCallRecord } from '#src/domain/calls/wire-call.ts';

/** A read that succeeded, with changes. */
export function recordedCall(
  change: Partial<WireCallRecord> & { readonly method?: string; readonly url?: string } = {},
) {
  const { method = 'GET', url = 'https://api.example/api/api-keys?limit=10', ...rest } = change;
  const effect = method === 'GET' ? 'read' : 'mutation';
  const record: WireCallRecord = {
    id: 1,
    at: Date.UTC(2026, 10, 23, 4, 30, 0, 5),
    request: { operation: 'listApiKeys', method, url, headers: {}, body: null, effect },
    outcome: { kind: 'response', status: 200, headers: {}, text: '{}', length: 2 },
    ...{ durationMs: 40, problem: null, trigger: null, replayOf: null, replay: 'possible' },
    ...rest,
  };
  return record;
}
