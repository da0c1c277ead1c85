import type { AnsweredFailure } from '#src/domain/shared/failure.ts';
import type { Answering } from '#tests/wire/recording-server.ts';

export interface WireFault {
  readonly name: string;
  readonly answer: Answering;
  readonly failure: AnsweredFailure;
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answering =>
  raw(status, JSON.stringify(body), { 'content-type': 'application/json', ...headers });

const raw =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Answering =>
  (response) =>
    response.writeHead(status, headers).end(body);

const HTML = '<!doctype html><html><head><title>Bad gateway</title></head><body>nginx</body></html>';
const html = { 'content-type': 'text/html' };

const broken = (status: number): AnsweredFailure => ({
  kind: 'unexpected',
  status,
  code: 'unexpected_server_error',
  message: '',
  details: [],
});

/** Faults with an answer. Those without one need more than an answer: see the fault table. */
export const answeredFaults: readonly WireFault[] = [
  {
    name: '400 with details',
    answer: json(400, {
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
    answer: json(400, { error: { message: 'The request is invalid.' } }),
    failure: { kind: 'rejected', status: 400, code: 'http_400', message: 'The request is invalid.', details: [] },
  },
  {
    name: '401',
    answer: json(401, { error: { code: 'unauthorized', message: 'Sign in again.' } }),
    failure: { kind: 'unauthorized', status: 401, code: 'unauthorized', message: 'Sign in again.', details: [] },
  },
  {
    name: '401 without a body',
    answer: raw(401, ''),
    failure: { ...broken(401), kind: 'unauthorized' },
  },
  {
    name: '403 with a state',
    answer: json(403, { error: { code: 'forbidden', message: 'Finish signing up.', state: 'pricing-plan' } }),
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
    answer: json(409, { error: { code: 'conflict', message: 'Somebody was faster.', details: [] } }),
    failure: { kind: 'rejected', status: 409, code: 'conflict', message: 'Somebody was faster.', details: [] },
  },
  {
    name: '400 with odd details',
    answer: json(400, {
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
    },
  },
  {
    name: '429 with Retry-After',
    answer: json(429, { error: { code: 'too_many_requests', message: 'Slow down.' } }, { 'retry-after': '30' }),
    failure: {
      kind: 'rejected',
      status: 429,
      code: 'too_many_requests',
      message: 'Slow down.',
      details: [],
      retryAfterMs: 30_000,
    },
  },
  { name: '500 without a body', answer: raw(500, ''), failure: broken(500) },
  { name: '502 with HTML', answer: raw(502, HTML, html), failure: broken(502) },
  {
    name: '503 with an error and Retry-After',
    answer: json(503, { error: { code: 'maintenance', message: 'Back soon.' } }, { 'retry-after': '5' }),
    failure: {
      kind: 'unexpected',
      status: 503,
      code: 'maintenance',
      message: 'Back soon.',
      details: [],
      retryAfterMs: 5000,
    },
  },
  { name: '200 with truncated JSON', answer: raw(200, '{"data":{"item":{"sta'), failure: broken(200) },
  { name: '400 with truncated JSON', answer: raw(400, '{"error":{"mess'), failure: broken(400) },
  { name: '200 with HTML', answer: raw(200, HTML, html), failure: broken(200) },
  { name: 'an item of null', answer: json(200, { data: { item: null, items: null } }), failure: broken(200) },
  { name: 'wrong types', answer: json(200, { data: { item: 7, items: 'none' } }), failure: broken(200) },
  { name: 'a list for an envelope', answer: json(200, []), failure: broken(200) },
  { name: 'JSON null', answer: json(200, null), failure: broken(200) },
  // Where an empty reply would do, no token came with it.
  { name: '204', answer: raw(204, ''), failure: broken(204) },
  { name: 'success: false', answer: json(200, { success: false }), failure: broken(200) },
  { name: '304', answer: raw(304, ''), failure: broken(304) },
];
