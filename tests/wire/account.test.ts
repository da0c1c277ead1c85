import { describe, expect, it } from 'vitest';
import { BROKEN, openWire } from './open-wire.ts';

const wire = openWire();
const OTPAUTH_URL = 'otpauth://totp/Northwall:ada%40northwall.example?secret=JBSWY3DPEHPK3PXP&issuer=Northwall';
const CODES = { data: { item: { recoveryCodes: ['7f9c2-4e52f', 'b1a0c-5d6e7'] } } };

describe('GET /api/account/profile', () => {
  const item = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@northwall.example',
    paymentPackageId: 'scale',
    constraints: { teamMembersCount: 5 },
  };
  const profile = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@northwall.example',
    paymentPackageId: 'scale',
    teamMembersLimit: 5,
    isTwoFactorRecommended: false,
    hasPassword: true,
  };

  it('sends no query and no body', async () => {
    wire.server.respondWithJson({ data: { item } });
    await wire.gateways.account.profile();
    const { method, url, body, headers } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/profile', '']);
    expect(headers['content-type']).toBeUndefined();
  });

  it.each([
    ['whole', item, profile],
    [
      'to whom a second factor is recommended',
      { ...item, twoFactorRecommended: true },
      { ...profile, isTwoFactorRecommended: true },
    ],
    ['without a password', { ...item, hasPassword: false }, { ...profile, hasPassword: false }],
    ['with a number for the package', { ...item, paymentPackageId: 3 }, { ...profile, paymentPackageId: '3' }],
    ['with a first name of null', { ...item, firstName: null }, { ...profile, firstName: '' }],
    ['without a last name', { ...item, lastName: undefined }, { ...profile, lastName: '' }],
    ['with a limit of members as text', { ...item, constraints: { teamMembersCount: '5' } }, profile],
    ['without a package', { ...item, paymentPackageId: null }, { ...profile, paymentPackageId: null }],
    ['without constraints', { ...item, constraints: undefined }, { ...profile, teamMembersLimit: null }],
    ['without a limit of members', { ...item, constraints: {} }, { ...profile, teamMembersLimit: null }],
    [
      'with a limit below zero',
      { ...item, constraints: { teamMembersCount: -1 } },
      { ...profile, teamMembersLimit: null },
    ],
    ['with a limit of nobody', { ...item, constraints: { teamMembersCount: 0 } }, { ...profile, teamMembersLimit: 0 }],
  ])('reads a profile %s', async (_, sent, expected) => {
    wire.server.respondWithJson({ data: { item: sent } });
    expect(await wire.gateways.account.profile()).toEqual({ ok: true, value: expected });
  });

  it.each([
    ['no e-mail', { ...item, email: undefined }],
    ['a number for a name', { ...item, firstName: 1 }],
    ['text for the limit of members', { ...item, constraints: { teamMembersCount: 'five' } }],
  ])('treats a profile with %s as a broken response', async (_, sent) => {
    wire.server.respondWithJson({ data: { item: sent } });
    expect(await wire.gateways.account.profile()).toEqual(BROKEN);
  });
});

describe('GET /api/capabilities', () => {
  it('sends no query and no body', async () => {
    wire.server.respondWithJson({ data: { items: [] } });
    await wire.gateways.account.capabilities();
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/capabilities', '']);
  });

  it('reads the names that the console knows', async () => {
    wire.server.respondWithJson({ data: { items: ['usage-history', 'time-travel', 'sessions'] } });
    const value = new Set(['usage-history', 'sessions']);
    expect(await wire.gateways.account.capabilities()).toEqual({ ok: true, value });
  });

  it.each([
    ['the envelope', { error: { code: 'not_found', message: 'Not found' } }],
    ['a page', '<h1>Not found</h1>'],
  ])('reads a 404 with %s as nothing', async (_, body) => {
    wire.server.respondWithJson(body, {}, 404);
    expect(await wire.gateways.account.capabilities()).toEqual({ ok: true, value: new Set() });
  });

  it.each([403, 500])('leaves a %i a failure', async (status) => {
    wire.server.respondWithJson({ error: { code: 'no', message: 'No' } }, {}, status);
    expect(await wire.gateways.account.capabilities()).toMatchObject({ ok: false, failure: { status } });
  });
});

describe('GET /api/account/subscription-plan', () => {
  const item = {
    active: true,
    name: 'Scale',
    free: false,
    subscription: 'monthly',
    subscriptionPayment: 499.99,
    monthlyCredits: 2_000_000,
    throughput: { softLimit: 100, hardLimit: 150 },
    paygAdditionalCreditsPerOneDollar: 4000,
    paygPeriodToDate: '12.30',
    subtotal: 512.29,
    hasPendingInvoices: true,
    isCancelled: true,
    scheduledCancellationDate: '2026-12-31T00:00:00.000Z',
    nextBillingDate: 1_796_083_200,
    suspended: true,
  };
  const subscription = {
    ...item,
    subscriptionPayment: 49_999,
    paygPeriodToDate: 1230,
    subtotal: 51_229,
    scheduledCancellationDate: Date.UTC(2026, 11, 31),
    nextBillingDate: 1_796_083_200_000,
  };

  it('sends no query and no body', async () => {
    wire.server.respondWithJson({ data: { item } });
    await wire.gateways.billing.currentSubscription();
    const { method, url, body } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/account/subscription-plan', '']);
  });

  it('reads amounts as cents and dates as milliseconds', async () => {
    wire.server.respondWithJson({ data: { item } });
    expect(await wire.gateways.billing.currentSubscription()).toEqual({ ok: true, value: subscription });
  });

  it('reads a plan that shows only what it must', async () => {
    wire.server.respondWithJson({ data: { item: { active: false, name: 'Free', subscription: null } } });
    expect(await wire.gateways.billing.currentSubscription()).toEqual({
      ok: true,
      value: {
        active: false,
        name: 'Free',
        free: false,
        subscription: null,
        subscriptionPayment: 0,
        monthlyCredits: 0,
        throughput: { softLimit: 0, hardLimit: 0 },
        paygAdditionalCreditsPerOneDollar: 0,
        paygPeriodToDate: 0,
        subtotal: null,
        hasPendingInvoices: false,
        isCancelled: false,
        scheduledCancellationDate: null,
        nextBillingDate: null,
        suspended: false,
      },
    });
  });

  it.each([
    ['seconds', 1_796_083_200],
    ['milliseconds', 1_796_083_200_000],
    ['ISO text', '2026-12-01T00:00:00Z'],
    ['seconds as text', '1796083200'],
  ])('reads a date of %s', async (_, nextBillingDate) => {
    wire.server.respondWithJson({ data: { item: { ...item, nextBillingDate } } });
    const result = await wire.gateways.billing.currentSubscription();
    expect(result.ok && result.value.nextBillingDate).toBe(Date.UTC(2026, 11, 1));
  });

  it.each([
    ['empty text', ''],
    ['blank text', ' '],
    ['0', 0],
    ['0 as text', '0'],
    ['null', null],
  ])('reads dates of %s as not set', async (_, date) => {
    wire.server.respondWithJson({
      data: { item: { ...item, scheduledCancellationDate: date, nextBillingDate: date } },
    });
    const value = { isCancelled: true, scheduledCancellationDate: null, nextBillingDate: null };
    expect(await wire.gateways.billing.currentSubscription()).toMatchObject({ ok: true, value });
  });

  it('reads counts of numeric text', async () => {
    const counts = { monthlyCredits: '5000', paygAdditionalCreditsPerOneDollar: ' 4000.5 ' };
    wire.server.respondWithJson({
      data: { item: { ...item, ...counts, throughput: { softLimit: '5', hardLimit: '7' } } },
    });
    expect(await wire.gateways.billing.currentSubscription()).toMatchObject({
      ok: true,
      value: {
        ...{ monthlyCredits: 5000, paygAdditionalCreditsPerOneDollar: 4000.5 },
        throughput: { softLimit: 5, hardLimit: 7 },
      },
    });
  });

  it.each([
    ['a count that is no number', { ...item, monthlyCredits: 'many' }],
    ['a count that overflows', { ...item, monthlyCredits: '1e999' }],
    ['a plan name for active', { ...item, active: 'Scale' }],
    ['an unknown period', { ...item, subscription: 'weekly' }],
    ['an amount that is no number', { ...item, subtotal: 'a lot' }],
    ['a date that is none', { ...item, nextBillingDate: 'soon' }],
    ['a map for a date', { ...item, nextBillingDate: {} }],
    ['text for suspended', { ...item, suspended: 'no' }],
  ])('treats %s as a broken response', async (_, sent) => {
    wire.server.respondWithJson({ data: { item: sent } });
    expect(await wire.gateways.billing.currentSubscription()).toEqual(BROKEN);
  });

  it('treats an amount that overflows as a broken response', async () => {
    const body = '{"data":{"item":{"active":true,"name":"Scale","monthlyCredits":1e999}}}';
    wire.server.respondWith((response) => response.end(body));
    expect(await wire.gateways.billing.currentSubscription()).toEqual(BROKEN);
  });
});

describe('GET /api/localization', () => {
  it('names the language, and sends no query and no body', async () => {
    wire.server.respondWithJson({ data: { item: { translations: {} } } });
    await wire.gateways.localization.translations('de');
    const { method, url, body, headers } = wire.server.takeOnlyRequest();
    expect([method, url, body]).toEqual(['GET', '/api/localization', '']);
    expect(headers['accept-language']).toBe('de');
  });

  it.each([
    ['a flat map', { 'log-in.title': 'Welcome', 'log-in.submit': 'Go' }],
    ['nested maps', { 'log-in': { title: 'Welcome', submit: 'Go' } }],
    ['both at once', { 'log-in.title': 'Welcome', 'log-in': { submit: 'Go' } }],
    ['entries that are no texts', { 'log-in': { title: 'Welcome', submit: 'Go', count: 7, no: null, list: ['x'] } }],
  ])('reads %s', async (_, translations) => {
    wire.server.respondWithJson({ data: { item: { translations } } });
    expect(await wire.gateways.localization.translations('en')).toEqual({
      ok: true,
      value: { 'log-in.title': 'Welcome', 'log-in.submit': 'Go' },
    });
  });

  it.each([
    ['a list', ['Welcome']],
    ['text', 'Welcome'],
    ['null', null],
  ])('treats %s as a broken response', async (_, translations) => {
    wire.server.respondWithJson({ data: { item: { translations } } });
    expect(await wire.gateways.localization.translations('en')).toEqual(BROKEN);
  });
});

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
    ['without anything known', { enabled: null }, OFF],
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
    ['whole', { otpauthUrl: OTPAUTH_URL, secret: 'JBSWY3DPEHPK3PXP' }, 'JBSWY3DPEHPK3PXP'],
    ['without a secret, which is in the url', { otpauthUrl: OTPAUTH_URL }, 'JBSWY3DPEHPK3PXP'],
    ['with an empty secret', { otpauthUrl: OTPAUTH_URL, secret: '' }, 'JBSWY3DPEHPK3PXP'],
  ])('reads what an app is set up with, %s', async (_, item, secret) => {
    wire.server.respondWithJson({ data: { item } });
    expect(await wire.gateways.twoFactor.begin()).toEqual({ ok: true, value: { otpauthUrl: OTPAUTH_URL, secret } });
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
