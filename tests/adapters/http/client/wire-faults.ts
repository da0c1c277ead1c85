import type { RequestFailure } from '#src/domain/shared/failure.ts';
import type { RequestHandler } from '#tests/wire/recording-server.ts';

export interface WireFault {
  readonly name: string;
  readonly respond: RequestHandler;
  readonly failure: RequestFailure;
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): RequestHandler =>
  raw(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

const raw =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): RequestHandler =>
  (response) =>
    response.writeHead(status, headers).end(body);

const HTML = '<!doctype html><html><head><title>Bad gateway</title></head><body>nginx</body></html>';
const html = { 'content-type': 'text/html' };

const broken = (status: number): RequestFailure => ({
  kind: 'unexpected',
  status,
  code: 'unexpected_server_error',
  message: '',
  details: [],
});

/** Faults with an answer. Those without one need more than an answer: see the fault table. */
export const faultsWithResponse: readonly WireFault[] = [
  {
    name: '400 with details',
    respond: json(400, {
      error: {
        code: 'invalid_request',
        message: 'The request is invalid.',
        details: [{ attribute: 'name', message: 'The name is taken.' }, 'Choose another one.'],
      },
    }),
    failure: {
      kind: 'rejected',
      status: 400,
      code: 'invalid_request',
      message: 'The request is invalid.',
      details: ['The name is taken.', 'Choose another one.'],
    },
  },
  {
    name: '400 with a message only',
    respond: json(400, { error: { message: 'The request is invalid.' } }),
    failure: { kind: 'rejected', status: 400, code: 'http_400', message: 'The request is invalid.', details: [] },
  },
  {
    name: '401',
    respond: json(401, { error: { code: 'unauthorized', message: 'Sign in again.' } }),
    failure: { kind: 'unauthorized', status: 401, code: 'unauthorized', message: 'Sign in again.', details: [] },
  },
  {
    name: '401 without a body',
    respond: raw(401, ''),
    failure: { ...broken(401), kind: 'unauthorized' },
  },
  {
    name: '403 with a state',
    respond: json(403, { error: { code: 'forbidden', message: 'Finish signing up.', state: 'pricing-plan' } }),
    failure: {
      kind: 'rejected',
      status: 403,
      code: 'forbidden',
      message: 'Finish signing up.',
      details: [],
      state: 'pricing-plan',
    },
  },
  {
    name: '409',
    respond: json(409, { error: { code: 'conflict', message: 'Somebody was faster.', details: [] } }),
    failure: { kind: 'rejected', status: 409, code: 'conflict', message: 'Somebody was faster.', details: [] },
  },
  {
    name: '400 with odd details',
    respond: json(400, {
      error: {
        code: 'invalid_request',
        message: 'The request is invalid.',
        details: [null, 7, '', { attribute: 'name' }, { message: 3 }, true, { name: ['Too long.', null] }],
      },
    }),
    failure: {
      kind: 'rejected',
      status: 400,
      code: 'invalid_request',
      message: 'The request is invalid.',
      details: ['Too long.'],
      fields: [{ field: 'name', message: 'Too long.' }],
    },
  },
  {
    name: '429 with Retry-After',
    respond: json(429, { error: { code: 'too_many_requests', message: 'Slow down.' } }, { 'retry-after': '30' }),
    failure: {
      kind: 'rejected',
      status: 429,
      code: 'too_many_requests',
      message: 'Slow down.',
      details: [],
      retryAfterMs: 30_000,
    },
  },
  { name: '500 without a body', respond: raw(500, ''), failure: broken(500) },
  { name: '502 with HTML', respond: raw(502, HTML, html), failure: broken(502) },
  {
    name: '503 with an error and Retry-After',
    respond: json(503, { error: { code: 'maintenance', message: 'Back soon.' } }, { 'retry-after': '5' }),
    failure: {
      kind: 'unexpected',
      status: 503,
      code: 'maintenance',
      message: 'Back soon.',
      details: [],
      retryAfterMs: 5000,
    },
  },
  { name: '200 with truncated JSON', respond: raw(200, '{"data":{"item":{"sta'), failure: broken(200) },
  { name: '400 with truncated JSON', respond: raw(400, '{"error":{"mess'), failure: broken(400) },
  {
    name: '200 with HTML',
    respond: raw(200, HTML, html),
    failure: { ...broken(200), kind: 'unreachable', code: 'not_the_api' },
  },
  { name: 'an item of null', respond: json(200, { data: { item: null, items: null } }), failure: broken(200) },
  { name: 'wrong types', respond: json(200, { data: { item: 7, items: 'none' } }), failure: broken(200) },
  { name: 'a list for an envelope', respond: json(200, []), failure: broken(200) },
  { name: 'JSON null', respond: json(200, null), failure: broken(200) },
  // An empty response carries no token.
  { name: '204', respond: raw(204, ''), failure: broken(204) },
  { name: 'success: false', respond: json(200, { success: false }), failure: broken(200) },
  { name: '304', respond: raw(304, ''), failure: broken(304) },
];
