import { describe, expect, it } from 'vitest';
import type { KeyLimitGateway } from '#src/application/api-keys/api-key-gateways.ts';
import { type LimitField, type LimitsForm, newKeyLimits } from '#src/application/api-keys/limits-form.ts';
import { NO_LIMITS } from '#src/domain/api-keys/key-limits.ts';
import { rejected, unexpected } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

async function open(keyLimits: Partial<KeyLimitGateway> = {}) {
  const app = new TestApp({ scenario: 'active-customer', overrideGateways: { keyLimits } });
  const account = await app.account();
  await app.stores.loadMessages(['api-keys', 'key-limits']);
  const limits = account.get(newKeyLimits)();
  const stop = limits.start();
  limits.loadOptions();
  await limits.form.prepare();
  await flush();
  return { app, account, limits, stop };
}

function type(limits: LimitsForm, values: Partial<Record<LimitField, string>>): void {
  for (const [field, value] of Object.entries(values)) limits.set(field as LimitField, value);
}

describe('the limits of a new key', () => {
  it('are none until something is typed, and then only that', async () => {
    const { limits } = await open();
    expect(limits.wanted).toBeUndefined();
    type(limits, { callsPerSecond: '1,000', credits: '5 000', creditPeriod: 'billing-period' });
    expect(limits.wanted).toEqual({
      ...NO_LIMITS,
      callsPerSecond: 1000,
      credits: { amount: 5000, period: 'billing-period' },
    });
  });

  it('end so many days from now, or with a day of UTC', async () => {
    const { app, limits } = await open();
    type(limits, { expiry: '30' });
    expect(limits.expiresAt).toBe(app.clock.now() + 30 * DAY_MS);
    type(limits, { expiry: 'date', expiryDate: '2027-01-31' });
    expect(limits.expiresAt).toBe(Date.UTC(2027, 0, 31, 23, 59, 59));
    type(limits, { expiry: '' });
    expect(limits.wanted).toBeUndefined();
  });

  it.each([
    ['expiryDate', { expiry: 'date', expiryDate: '2020-01-01' }, 'This day is over in UTC. Choose a later one.'],
    ['expiryDate', { expiry: 'date', expiryDate: '2027-02-30' }, 'Choose a date.'],
    ['callsPerSecond', { callsPerSecond: '0' }, 'Enter a whole number, 1 or more.'],
    ['credits', { credits: '1.5' }, 'Enter a whole number, 1 or more.'],
  ] as const)('say what is wrong with %s: %o', async (field, values, message) => {
    const { limits } = await open();
    type(limits, values);
    expect([limits.errorOf(field), limits.isValid]).toEqual([message, false]);
  });

  it('name the entry that is wrong, and mend all with one click', async () => {
    const { limits } = await open();
    type(limits, { ipRanges: '203.0.113.7/24 2001:db8::1 2001:DB8:0::1 10.1.*.*' });
    expect(limits.errorOf('ipRanges')).toBe("203.0.113.7/24 isn't the first address of its range.");
    limits.mend('ipRanges');
    expect([limits.limits.ipRanges, limits.isValid]).toEqual([['203.0.113.0/24', '2001:db8::1', '10.1.0.0/16'], true]);
    expect(limits.mendedText('ipRanges')).toBeNull();
  });

  it('allow at most 50 entries of a list', async () => {
    const { limits } = await open();
    const hosts = (count: number) => Array.from({ length: count }, (_, n) => `198.51.100.${n}`).join(',');
    type(limits, { ipRanges: hosts(50) });
    expect(limits.isValid).toBe(true);
    type(limits, { ipRanges: hosts(80) });
    expect(limits.errorOf('ipRanges')).toBe('Use 50 entries or fewer. Now there are 80.');
    limits.mend('ipRanges');
    expect([limits.limits.ipRanges, limits.isValid]).toEqual([['198.51.100.0/26', '198.51.100.64/28'], true]);
  });

  it('show each error once the form around them is sent', async () => {
    const { limits } = await open();
    limits.form.fill({ credits: 'many' });
    expect(limits.errorOf('credits')).toBeNull();
    expect(await limits.check()).toBe(false);
    expect([limits.errorOf('credits'), limits.hint]).toEqual([
      'Enter a whole number, 1 or more.',
      'Fix the limits to continue',
    ]);
    type(limits, { credits: '7' });
    expect([await limits.check(), limits.hint]).toEqual([true, null]);
  });
});

describe('the choices of products and blockchains', () => {
  it('are asked for once, and again after a failure', async () => {
    let calls = 0;
    const options = () => {
      calls += 1;
      return Promise.resolve(fail(unexpected(500)));
    };
    const { account, limits } = await open({ options });
    expect([limits.options.state.kind, limits.choicesOf('products')]).toEqual(['failed', []]);
    account.get(newKeyLimits)().loadOptions();
    await flush();
    expect(calls).toBe(2);
  });

  it('are shared by all dialogs', async () => {
    const { account, limits } = await open();
    const other = account.get(newKeyLimits)();
    other.loadOptions();
    expect(other.choicesOf('products')).toEqual(limits.choicesOf('products'));
    expect(other.options.state.kind).toBe('ready');
  });
});

describe('a rejection of the limits', () => {
  const message = 'Not in your plan.';
  const withFields = (...fields: readonly string[]) =>
    rejected(400, 'x', 'No.', { details: [message], fields: fields.map((field) => ({ field, message })) });

  it.each([
    ['products', 'products'],
    ['limits.ipRanges[3]', 'ipRanges'],
    ['limits.credits.amount', 'credits'],
    ['expiresTimestamp', 'expiryDate'],
  ] as const)('of %s shows beside it until it changes', async (named, field) => {
    const { limits } = await open();
    expect(limits.applyRejection(withFields(named))).toBeNull();
    expect([limits.errorOf(field), limits.hasRejections]).toEqual([message, true]);
    limits.set(field, '1');
    expect(limits.hasRejections).toBe(false);
  });

  it.each(['name', 'constructor', 'limits.limits'])('of "%s" is left to the form around them', async (named) => {
    const { limits } = await open();
    expect(limits.applyRejection(withFields(named))).toMatchObject({ details: [message] });
    expect(limits.hasRejections).toBe(false);
  });

  it('leaves the messages that name no field', async () => {
    const { limits } = await open();
    const failure = rejected(400, 'x', 'No.', {
      details: [message, 'Too many keys.'],
      fields: [{ field: 'origins', message }],
    });
    expect(limits.applyRejection(failure)).toMatchObject({ details: ['Too many keys.'] });
    expect(limits.errorOf('origins')).toBe(message);
  });
});
