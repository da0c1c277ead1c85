import { isEveryJourney } from './every-journey.ts';

/** An operation of the API, by its method and the end of its path. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: RegExp;
}

export const LOG_IN: Operation = { method: 'POST', path: /\/api\/auth\/login$/ };
export const LOG_IN_WITH_GITHUB: Operation = { method: 'POST', path: /\/api\/auth\/login\/github$/ };
export const LIST_KEYS: Operation = { method: 'GET', path: /\/api\/api-keys$/ };
export const LIST_DOMAINS: Operation = { method: 'GET', path: /\/api\/account\/callback-urls$/ };
export const CREATE_KEY: Operation = { method: 'POST', path: /\/api\/api-keys$/ };
export const TOGGLE_KEY: Operation = { method: 'PATCH', path: /\/api\/api-keys\/[^/]+$/ };
export const REVEAL_KEY: Operation = { method: 'GET', path: /\/api\/api-keys\/[^/]+\/reveal$/ };
export const VERSIONS: Operation = { method: 'GET', path: /\/api\/developers\/api-versions$/ };
export const CHOOSE_VERSION: Operation = { method: 'POST', path: /\/api\/developers\/api-version$/ };
export const CHANGE_EMAIL: Operation = { method: 'POST', path: /\/api\/account\/change-email$/ };
export const FORGOT_PASSWORD: Operation = { method: 'POST', path: /\/api\/auth\/forgot-password$/ };
export const SUBSCRIPTION: Operation = { method: 'GET', path: /\/api\/account\/subscription-plan$/ };
export const SAVE_COMPANY: Operation = { method: 'POST', path: /\/api\/company-data$/ };
export const LOCALIZATION: Operation = { method: 'GET', path: /\/api\/localization$/ };

export type Fault = 'no network' | FaultResponse;

interface FaultResponse {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
}

export const UNEXPECTED = 'An unexpected server error has occurred';
export const NO_RESPONSE = "The server didn't respond. Check your connection and try again.";
export const NOT_THE_API = 'A web page answered instead of the API.';
export const UNCONFIRMED = 'We could not confirm this. Check before trying again.';

/** The message of a failed read; a mutation without a response shows `UNCONFIRMED`. */
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

/**
 * `npm test` plays the faults of a table that are named here, and `npm run test:all` every one: the HTTP client, the
 * stores and the messages have a test for each.
 */
export function chooseFaults<F extends { readonly name: string }>(
  faults: readonly F[],
  ...names: readonly F['name'][]
): readonly F[] {
  const chosen = faults.filter(({ name }) => names.includes(name));
  if (chosen.length !== names.length) throw new Error(`No such fault among: ${names.join(', ')}`);
  return isEveryJourney ? faults : chosen;
}
