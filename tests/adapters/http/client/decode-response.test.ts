import { object, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#src/adapters/http/endpoints/endpoints.ts';
import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { decodeResponse } from '#src/adapters/http/client/decode-response.ts';

const call = {
  name: 'example',
  wire: 'WIRE-1',
  method: 'POST',
  path: '/api/example',
  auth: 'session',
  effect: 'mutation',
} as const;
const reading = { ...call, data: object({ item: object({ url: string() }) }) } satisfies Endpoint;
const readingNothing = call satisfies Endpoint;

const failureFrom = (status: number, body: unknown) => {
  const result = decodeResponse(reading, { status, body });
  return result.ok ? null : result.failure;
};

const detailsFrom = (details: unknown) => failureFrom(400, { error: { code: 'x', message: 'X.', details } });

describe('a response', () => {
  it('is read as data, whatever else is beside it', () => {
    const body = { context: 'c', data: { item: { url: 'u', more: 1 }, totalCount: 1 }, apiVersion: '1' };
    expect(decodeResponse(reading, { status: 201, body })).toEqual({ ok: true, value: { item: { url: 'u' } } });
  });

  it.each([
    ['an empty one', 204, ''],
    ['an undefined one', 200, undefined],
    ['an envelope', 201, { data: { item: {} } }],
    ['text', 200, 'OK'],
    ['null', 202, null],
  ])('that needs no fields may be %s', (_, status, body) => {
    expect(decodeResponse(readingNothing, { status, body })).toEqual({ ok: true, value: undefined });
  });

  /** Each that takes an empty response must take every spelling of one. */
  it.each(
    Object.entries(endpoints).filter(([, endpoint]) => decodeResponse(endpoint, { status: 200, body: undefined }).ok),
  )('of %s may be empty in any way', (_, endpoint) => {
    const bodies = ['', undefined, {}, { data: null }, { data: {} }, { data: { item: null } }];
    expect(bodies.filter((body) => !decodeResponse(endpoint, { status: 200, body }).ok)).toEqual([]);
  });

  it.each([
    ['at the top', { success: false, data: { item: { url: 'u' } } }],
    ['in data', { data: { success: false, item: { url: 'u' } } }],
    ['in the item', { data: { item: { success: false, url: 'u' } } }],
  ])('with success: false %s is a failure, even when nothing is read', (_, body) => {
    const failure = { kind: 'unexpected', status: 200, code: 'unexpected_server_error', message: '', details: [] };
    expect(decodeResponse(reading, { status: 200, body })).toEqual({ ok: false, failure });
    expect(decodeResponse(readingNothing, { status: 200, body })).toEqual({ ok: false, failure });
  });

  it('with success: false preserves the texts and the state that explain it', () => {
    const body = { success: false, error: { code: 'taken', message: 'Taken.' }, data: { item: { state: 'channels' } } };
    expect(failureFrom(200, body)).toEqual({
      kind: 'rejected',
      status: 200,
      code: 'taken',
      message: 'Taken.',
      details: [],
      state: 'channels',
    });
  });

  it('with the error wrapper is a failure whatever its status', () => {
    expect(failureFrom(200, { error: { code: 'taken', message: 'Taken.' } })).toMatchObject({ kind: 'rejected' });
    expect(decodeResponse(readingNothing, { status: 200, body: { error: {} } })).toMatchObject({ ok: false });
  });

  it('with an error of null is none of these', () => {
    const body = { error: null, data: { item: { url: 'u' } } };
    expect(decodeResponse(reading, { status: 200, body })).toMatchObject({ ok: true });
  });
});

describe('the state on a failure', () => {
  it.each([
    ['error.state', { error: { message: 'X.', state: 'channels' } }],
    ['a top-level state', { error: { message: 'X.' }, state: 'channels' }],
    ['data.item.state', { error: { message: 'X.' }, data: { item: { state: 'channels' } } }],
    ['error.state before the others', { error: { message: 'X.', state: 'channels' }, state: 'summary' }],
    ['the next place when the first is no state', { error: { message: 'X.', state: 'nowhere' }, state: 'channels' }],
  ])('comes from %s', (_, body) => {
    expect(failureFrom(403, body)).toMatchObject({ kind: 'rejected', state: 'channels' });
  });

  it('is preserved when nothing else is usable, and on a 5xx', () => {
    expect(failureFrom(403, { state: 'channels' })).toMatchObject({ kind: 'unexpected', state: 'channels' });
    expect(failureFrom(500, { error: { state: 'channels' } })).toMatchObject({ kind: 'unexpected', state: 'channels' });
  });

  it('is absent when it is no state of an account', () => {
    expect(failureFrom(403, { error: { message: 'X.', state: 'toString' } })).not.toHaveProperty('state');
  });
});

describe('details', () => {
  it.each([
    ['texts', ['One.', 'Two.']],
    ['objects with a message', [{ message: 'One.' }, { message: 'Two.' }]],
    [
      'objects with an attribute',
      [
        { attribute: 'email', message: 'One.' },
        { attribute: 'name', message: 'Two.' },
      ],
    ],
    [
      'objects with a field',
      [
        { field: 'email', message: 'One.' },
        { field: 'name', message: 'Two.' },
      ],
    ],
    ['a map of texts', { email: 'One.', name: 'Two.' }],
    ['a map of lists', { email: ['One.', 'Two.'] }],
    ['texts among things that are none', [null, 'One.', 4, {}, [], ' ', { message: null }, 'Two.', { field: 'email' }]],
    ['texts with blanks around them', ['  One.\n', '\tTwo. ']],
  ])('are read as %s', (_, details) => {
    expect(detailsFrom(details)).toMatchObject({ details: ['One.', 'Two.'] });
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['blanks', ' '],
    ['an empty map', {}],
  ])('are none when there is %s', (_, details) => {
    expect(detailsFrom(details)).toMatchObject({ kind: 'rejected', details: [] });
  });

  it('make a body usable by themselves', () => {
    expect(failureFrom(400, { error: { details: ['One.'] } })).toMatchObject({ kind: 'rejected', details: ['One.'] });
  });

  it('are at most 20, each of 1000 characters at most, and never half a character', () => {
    const failure = detailsFrom(Array.from({ length: 5000 }, () => '😀'.repeat(5000)));
    expect(failure).toMatchObject({ details: Array.from({ length: 20 }, () => `${'😀'.repeat(499)}…`) });
  });
});

describe('an error body', () => {
  it.each([
    ['no error', {}],
    ['text for an error', { error: 'Bad request' }],
    ['an empty error', { error: {} }],
    ['blanks', { error: { code: ' ', message: '\n' } }],
    ['numbers for texts', { error: { message: 7, details: 7 } }],
    ['keys of a prototype only', JSON.parse('{"__proto__":{"error":{"message":"X."}}}') as unknown],
    ['a list', [{ error: { message: 'X.' } }]],
  ])('with %s cannot be used', (_, body) => {
    expect(failureFrom(400, body)).toEqual({
      kind: 'unexpected',
      status: 400,
      code: 'unexpected_server_error',
      message: '',
      details: [],
    });
  });

  it('may spell its code as a number', () => {
    expect(failureFrom(422, { error: { code: 4001, message: 'X.' } })).toMatchObject({ code: '4001' });
  });

  it('of a 5xx preserves its texts and stays unexpected', () => {
    const body = { error: { code: 'database', message: 'Try later.', details: ['Shard 3.'] } };
    expect(failureFrom(500, body)).toEqual({
      kind: 'unexpected',
      status: 500,
      code: 'database',
      message: 'Try later.',
      details: ['Shard 3.'],
    });
  });

  it('of a 401 leaves it unauthorized, usable or not', () => {
    expect(failureFrom(401, { error: { code: 'x', message: 'X.' } })).toMatchObject({
      kind: 'unauthorized',
      code: 'x',
    });
    expect(failureFrom(401, '<html>')).toMatchObject({ kind: 'unauthorized', code: 'unexpected_server_error' });
  });
});
