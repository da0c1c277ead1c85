/** An operation of the API, by its method and the end of its path. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: RegExp;
}

export const LOG_IN: Operation = { method: 'POST', path: /\/api\/auth\/login$/ };
export const LIST_KEYS: Operation = { method: 'GET', path: /\/api\/api-keys$/ };
export const LIST_DOMAINS: Operation = { method: 'GET', path: /\/api\/account\/callback-urls$/ };

export type Fault = 'no network' | FaultResponse;

interface FaultResponse {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

export const UNEXPECTED = 'An unexpected server error has occurred';
export const NO_RESPONSE = "The server didn't respond. Check your connection and try again.";
export const NOT_THE_API = 'A web page responded instead of the API.';

/** The message of a failed read. */
export const BROKEN_RESPONSES: readonly { readonly name: string; readonly fault: Fault; readonly message: string }[] = [
  {
    name: 'HTML in the place of JSON',
    fault: { status: 200, type: 'text/html', body: '<!doctype html><title>Proxy</title>' },
    message: NOT_THE_API,
  },
  {
    name: 'JSON that is cut short',
    fault: { status: 200, body: '{"context":{},"data":{"item":{"ke' },
    message: UNEXPECTED,
  },
  { name: 'an empty 500', fault: { status: 500, body: '' }, message: UNEXPECTED },
  { name: 'no network', fault: 'no network', message: NO_RESPONSE },
];

/** The API's error wrapper. */
export function rejection(status: number, message: string, details: readonly string[] = []): Fault {
  return { status, body: JSON.stringify({ error: { code: 'refused', message, details } }) };
}
