import type { CallRecorder } from '#src/application/calls/call-recorder.ts';
import { operationName } from '#src/adapters/http/endpoints/endpoints.ts';
import { type ApiClientOptions, repeatCall } from './api-client.ts';
import { axiosTransport } from './axios-transport.ts';
import { loggedTransport } from './logged-transport.ts';
import type { WireRequest } from './transport.ts';

export function withCallLog(
  options: ApiClientOptions,
  log: CallRecorder,
  replayOf: number | null = null,
): ApiClientOptions {
  const { transport, fail } = loggedTransport(options.transport ?? axiosTransport, log, {
    nameOf: ({ endpoint }) => operationName(endpoint),
    replayOf,
    replay: (request) => (canRepeat(request) ? (id) => void repeatCall(withCallLog(options, log, id), request) : null),
  });
  // Not a copy: a base url may change while the console runs.
  return Object.assign(Object.create(options) as ApiClientOptions, { transport, onFailure: fail });
}

/** The token of a mailed url is not stored. */
function canRepeat({ endpoint: { auth } }: WireRequest): boolean {
  return auth === 'session' || auth === 'visitor';
}
