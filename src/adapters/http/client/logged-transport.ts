import type { StartedCall, CallRecorder } from '#src/application/calls/call-recorder.ts';
import type { CallOutcome, CallRequest } from '#src/domain/calls/wire-call.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import type { Transport, WireRequest, WireResponse } from './transport.ts';
import { type ApiClientOptions, repeatCall } from './api-client.ts';
import { axiosTransport } from './axios-transport.ts';

interface LoggedTransport {
  readonly transport: Transport;
  /** What the client made of the response to a request. */
  fail(request: WireRequest, failure: Failure): void;
}

interface LoggingOptions {
  readonly nameOf: (request: WireRequest) => string;
  readonly replayOf: number | null;
  readonly replay: (request: WireRequest) => StartedCall['replay'];
}

/** Records each call on its way. It adds nothing to what is sent, and its own mistakes do not fail a call. */
function loggedTransport(inner: Transport, log: CallRecorder, options: LoggingOptions): LoggedTransport {
  const ids = new WeakMap<WireRequest, number>();
  const { nameOf, replayOf, replay } = options;

  function begin(request: WireRequest): number | null {
    const id = log.begin({ request: toCallRequest(request, nameOf(request)), replayOf, replay: replay(request) });
    if (id !== null) ids.set(request, id);
    return id;
  }

  async function transport(request: WireRequest): Promise<WireResponse> {
    const id = attempt(() => begin(request)) ?? null;
    const end = (outcome: () => CallOutcome) => attempt(() => id !== null && log.end(id, outcome()));
    try {
      const response = await inner(request);
      end(() => toOutcome(response));
      return response;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      end(() => ({ kind: request.signal?.aborted ? 'canceled' : 'no-response', reason }));
      throw error;
    }
  }

  function fail(request: WireRequest, failure: Failure): void {
    const id = ids.get(request);
    if (id !== undefined) attempt(() => log.fail(id, failure));
  }

  return { transport, fail };
}

function attempt<T>(record: () => T): T | undefined {
  try {
    return record();
  } catch {
    return undefined;
  }
}

function toCallRequest({ endpoint, url, headers, body }: WireRequest, operation: string): CallRequest {
  const { method, effect } = endpoint;
  if (body === undefined) return { operation, method, url, effect, headers, body: null };
  return {
    ...{ operation, method, url, effect },
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function toOutcome({ status, headers, text }: WireResponse): CallOutcome {
  const lines = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { kind: 'response', status, headers: Object.fromEntries(lines), text, length: text.length };
}

export function withCallLog(
  options: ApiClientOptions,
  log: CallRecorder,
  replayOf: number | null = null,
): ApiClientOptions {
  const { transport, fail } = loggedTransport(options.transport ?? axiosTransport, log, {
    nameOf: ({ endpoint }) => endpoint.name,
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
