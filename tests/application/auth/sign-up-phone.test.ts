import { describe, expect, it } from 'vitest';
import { createPhoneCheck } from '#src/adapters/browser/browser-phone-check.ts';
import type { CountryCode, PhoneRules } from '#src/application/platform/phone-check.ts';
import { SignUpPhone } from '#src/application/auth/sign-up-store.ts';
import { flush, Gate } from '#tests/support/gate.ts';
import { openSignUp, phoneData } from '#tests/support/sign-up-form.ts';
import type { TestAppOptions } from '#tests/support/test-app.ts';

const country = (code: string) => code as CountryCode;

async function openForm(options?: TestAppOptions) {
  const opened = await openSignUp(options);
  const store = opened.screens.createSignUp();
  await store.form.prepare();
  return { store, calls: opened.calls };
}

describe('the phone field', () => {
  it('starts with Bulgaria, and knows all countries once it was touched', async () => {
    const { store } = await openForm();
    expect(store.phone.countries.map(({ code }) => code)).toEqual(['BG']);
    await store.preparePhone();
    expect(store.phone.countries).toHaveLength(245);
  });

  it('shows the country of a number with its plus sign', async () => {
    const { store } = await openForm();
    store.setPhoneNumber('+44 7400 123456');
    await store.preparePhone();
    await phoneData(store);
    expect(store.form.values.phoneCountry).toBe('GB');
  });

  it('preserves the number, without its calling code, when another country is picked for it', async () => {
    const { store } = await openForm();
    await store.preparePhone();
    store.setPhoneNumber('+44 7400 123456');
    store.setPhoneCountry(country('DE'));
    expect([store.form.values.phoneCountry, store.form.values.phoneNumber]).toEqual(['DE', '7400123456']);
  });

  it('preserves a national number as it was typed when another country is picked', async () => {
    const { store } = await openForm();
    await store.preparePhone();
    store.setPhoneNumber('0888 123 456');
    store.setPhoneCountry(country('DE'));
    expect(store.form.values.phoneNumber).toBe('0888 123 456');
  });

  it('does not complain of a field that was only given a country', async () => {
    const { store } = await openForm();
    await store.preparePhone();
    store.setPhoneCountry(country('DE'));
    expect(store.phoneError).toBeNull();
  });

  it('shows no message while the data are on their way, and refetches when they failed to load', async () => {
    const gate = new Gate<void>();
    let requestCount = 0;
    const real = createPhoneCheck();
    const prepare = async (): Promise<PhoneRules> => {
      requestCount += 1;
      if (requestCount > 1) return real.prepare();
      await gate.opened;
      throw new Error('The chunk did not come');
    };
    const logged: string[] = [];
    const phone = new SignUpPhone({
      phoneCheck: { ...real, prepare },
      language: { shown: 'en' },
      logger: { debug: (message) => void logged.push(message) },
    });
    void phone.prepare();
    void phone.prepare();
    expect([requestCount, phone.isLoading, phone.read('0888 123 456', country('BG'))]).toEqual([1, true, 'unknown']);
    gate.open();
    await flush();
    expect([phone.isLoading, logged]).toEqual([false, ['The phone data did not load']]);
    await phone.prepare();
    expect([requestCount, phone.countries.length]).toEqual([2, 245]);
  });

  it('hides its complaint only while the data load', async () => {
    const { store } = await openForm();
    store.setPhoneNumber('88 512');
    expect([store.phone.isLoading, store.phoneError, store.form.canSubmit]).toEqual([true, null, false]);
    await phoneData(store);
    expect(store.phoneError).toBe('sign-up.phone-number-is-invalid');
  });

  it('is checked before a form that was sent while its data were loading', async () => {
    const { store, calls } = await openForm();
    store.form.fill({ firstName: 'Priya', lastName: 'Raman', email: 'priya@riverstone.example', terms: true });
    store.form.fill({ password: 'Riverstone-2026', repeatedPassword: 'Riverstone-2026' });
    store.setPhoneNumber('+1 415 555 2671');
    void store.register();
    expect(store.phone.isLoading).toBe(true);
    await phoneData(store);
    await flush();
    expect(calls.sent[0]?.phoneNumber).toBe('+14155552671');
  });
});
