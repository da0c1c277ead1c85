import { describe, expect, it } from 'vitest';
import { BROKEN, openWire, TOKEN } from './open-wire.ts';

const wire = openWire();

const EMAIL = 'ada@riverstone.example';
const change = (token: string | null) =>
  wire.gateways.account.changeEmail({ token, email: EMAIL, password: 'Correct-horse-2' });

describe('POST /api/account/change-email', () => {
  it.each([
    ['the token of the address alone, although a session runs', 'mailed.token.7', 'Bearer mailed.token.7'],
    ["the session's bearer where there is no such token", null, `Bearer ${TOKEN}`],
  ])('sends the email and the password with %s', async (_, token, authorization) => {
    wire.server.respondWithJson({ data: { item: { newEmail: EMAIL } } });
    expect(await change(token)).toEqual({ ok: true, value: EMAIL });
    const request = wire.server.takeOnlyRequest();
    expect([request.method, request.url]).toEqual(['POST', '/api/account/change-email']);
    expect(request.body).toBe('{"email":"ada@riverstone.example","password":"Correct-horse-2"}');
    expect(request.headers.authorization).toBe(authorization);
  });

  it('sends nothing with an empty token, and does not fall back to the session', async () => {
    expect(await change('')).toMatchObject({ ok: false, failure: { kind: 'unexpected', status: 500 } });
    expect(wire.server.requests).toEqual([]);
  });

  it('returns the email that the server stored, not the one that was sent', async () => {
    wire.server.respondWithJson({ data: { item: { newEmail: 'ada.l@riverstone.example', more: 1 } } });
    expect(await change(null)).toEqual({ ok: true, value: 'ada.l@riverstone.example' });
  });

  it.each([
    ['no new e-mail', { item: {} }],
    ['a new e-mail that is no text', { item: { newEmail: 7 } }],
    ['no item', {}],
  ])('is broken with %s', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await change('mailed.token.7')).toEqual(BROKEN);
  });
});
