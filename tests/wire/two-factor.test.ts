import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();
const URL = 'otpauth://totp/Northwall:ada%40northwall.example?secret=JBSWY3DPEHPK3PXP&issuer=Northwall';
const CODES = { data: { item: { recoveryCodes: ['7f9c2-4e52f', 'b1a0c-5d6e7'] } } };

describe('GET /api/account/2fa', () => {
  const OFF = { isOn: false, since: null, recoveryCodesLeft: null };

  it.each([
    [
      'whole',
      { enabled: true, enabledTimestamp: '2026-11-20T14:22:01Z', recoveryCodesLeft: 9 },
      { isOn: true, since: Date.UTC(2026, 10, 20, 14, 22, 1), recoveryCodesLeft: 9 },
    ],
    ['with a count as text', { enabled: true, recoveryCodesLeft: '9' }, { ...OFF, isOn: true, recoveryCodesLeft: 9 }],
    ['with nulls', { enabled: null, enabledTimestamp: null, recoveryCodesLeft: null }, OFF],
    ['without anything', {}, OFF],
  ])('reads a status %s', async (_, item, expected) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await wire.gateways.twoFactor.status()).toEqual({ ok: true, value: expected });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/2fa', '']);
  });

  it.each([
    ['no item', {}],
    ['a word for a flag', { item: { enabled: 'yes' } }],
    ['a word for a count', { item: { recoveryCodesLeft: 'some' } }],
  ])('treats %s as a broken response', async (_, data) => {
    wire.server.respondWithJson({ data });
    expect(await wire.gateways.twoFactor.status()).toEqual(BROKEN);
  });
});

describe('POST /api/account/2fa/setup', () => {
  it.each([
    ['whole', { otpauthUrl: URL, secret: 'JBSWY3DPEHPK3PXP' }, 'JBSWY3DPEHPK3PXP'],
    ['without a secret, which is in the url', { otpauthUrl: URL }, 'JBSWY3DPEHPK3PXP'],
    ['with an empty secret', { otpauthUrl: URL, secret: '' }, 'JBSWY3DPEHPK3PXP'],
  ])('reads what an app is set up with, %s', async (_, item, secret) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await wire.gateways.twoFactor.begin()).toEqual({ ok: true, value: { otpauthUrl: URL, secret } });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['POST', '/api/account/2fa/setup', '']);
  });

  it('treats no url as a broken response', async () => {
    wire.server.respondWithJson({ data: { item: { secret: 'JBSWY3DPEHPK3PXP' } } });
    expect(await wire.gateways.twoFactor.begin()).toEqual(BROKEN);
  });
});

describe.each([
  ['enable', '/api/account/2fa/enable'],
  ['renewRecoveryCodes', '/api/account/2fa/recovery-codes'],
] as const)('the recovery codes of %s', (name, path) => {
  const call = () => wire.gateways.twoFactor[name]('123456');

  it('are a list', async () => {
    wire.server.respondWithJson(CODES);
    expect(await call()).toEqual({ ok: true, value: CODES.data.item.recoveryCodes });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, JSON.parse(body)]).toEqual(['POST', path, { code: '123456' }]);
  });

  it.each([
    ['no list', {}],
    ['an empty list', { recoveryCodes: [] }],
    ['an empty code', { recoveryCodes: [''] }],
  ])('are broken with %s', async (_, item) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await call()).toEqual(BROKEN);
  });
});

describe('POST /api/account/2fa/disable', () => {
  it.each([
    ['success', { data: { item: { success: true } } }],
    ['no data', {}],
  ])('sends the code, and reads nothing of %s', async (_, response) => {
    wire.server.respondWithJson(response);
    expect(await wire.gateways.twoFactor.disable('123456')).toEqual({ ok: true, value: undefined });
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, JSON.parse(body)]).toEqual(['POST', '/api/account/2fa/disable', { code: '123456' }]);
  });

  it('treats success: false as a failure', async () => {
    wire.server.respondWithJson({ data: { item: { success: false } } });
    expect(await wire.gateways.twoFactor.disable('123456')).toEqual(BROKEN);
  });
});
