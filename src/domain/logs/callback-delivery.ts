import { callbackProblem } from './log-problem.ts';

/** What the callback domain sent back; null if the entry does not say. */
export type CallbackResponse = { readonly kind: 'status'; readonly status: number } | { readonly kind: 'none' } | null;

export interface CallbackDelivery {
  readonly url: string | null;
  readonly attempts: number | null;
  readonly response: CallbackResponse;
  /** Why it failed, in the provider's words. */
  readonly reason: string | null;
}

const PHRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** Reads the fields that are there and of a usable type; `json` may be anything. */
export function readDelivery(json: string): CallbackDelivery {
  const { url, attempts, responseStatusCode } = entryOf(json);
  const tries = wholeNumber(attempts);
  return {
    url: typeof url === 'string' ? url.trim() || null : null,
    attempts: tries !== null && tries > 0 ? tries : null,
    response: toResponse(responseStatusCode),
    reason: callbackProblem(json),
  };
}

/** '401 Unauthorized'; only the number where its words are not common. */
export function formatHttpStatus(status: number): string {
  const phrase = PHRASES[status];
  return phrase === undefined ? String(status) : `${status} ${phrase}`;
}

/** The reason, unless it only repeats the status. */
export function reasonBeyondStatus({ response, reason }: CallbackDelivery): string | null {
  const repeats = response?.kind === 'status' && reason !== null && reason.includes(String(response.status));
  return repeats ? null : reason;
}

function toResponse(status: unknown): CallbackResponse {
  if (status === null) return { kind: 'none' };
  const code = wholeNumber(status);
  return code !== null && code >= 100 && code <= 599 ? { kind: 'status', status: code } : null;
}

function wholeNumber(value: unknown): number | null {
  const isText = typeof value === 'string' && /^\d{1,9}$/.test(value);
  const count = isText ? Number(value) : value;
  return typeof count === 'number' && Number.isInteger(count) ? count : null;
}

function entryOf(json: string): Readonly<Record<string, unknown>> {
  try {
    const entry: unknown = JSON.parse(json);
    return typeof entry === 'object' && entry !== null ? { ...entry } : {};
  } catch {
    return {};
  }
}
