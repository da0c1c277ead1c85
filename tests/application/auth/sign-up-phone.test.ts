import { afterEach, describe, expect, it } from 'vitest';
import { createPhoneCheck } from '#src/adapters/browser/phone-check.ts';
import type { CountryCode, PhoneRules } from '#src/application/platform/phone-check.ts';
import { SignUpPhone } from '#src/application/auth/sign-up-phone.ts';
import { flush, Gate } from '#tests/support/gates.ts';
import { openSignUp, phoneData } from '#tests/support/sign-up-form.ts';
import type { TestConsole, TestConsoleOptions } from '#tests/support/test-console.ts';

const country = (code: string) => code as CountryCode;
let console: TestConsole;

async function openForm(options?: TestConsoleOptions) {
  const opened = await openSignUp(options);
  console = opened.console;
  const store = opened.screens.createSignUp();
  await store.form.prepare();
  return { store };
}

afterEach(() => console.close());

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

  it('keeps the number, without its calling code, when another country is picked for it', async () => {
    const { store } = await openForm();
    await store.preparePhone();
    store.setPhoneNumber('+44 7400 123456');
    store.setPhoneCountry(country('DE'));
    expect([store.form.values.phoneCountry, store.form.values.phoneNumber]).toEqual(['DE', '7400123456']);
  });

  it('keeps a national number as it was typed when another country is picked', async () => {
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

  it('says nothing while the data are on their way, and asks again where they did not come', async () => {
    const gate = new Gate<void>();
    let asked = 0;
    const real = createPhoneCheck('en');
    const prepare = async (): Promise<PhoneRules> => {
      asked += 1;
      if (asked > 1) return real.prepare();
      await gate.opened;
      throw new Error('The chunk did not come');
    };
    const logged: string[] = [];
    const phone = new SignUpPhone({ ...real, prepare }, { warn: (message) => void logged.push(message) });
    void phone.prepare();
    void phone.prepare();
    expect([asked, phone.isLoading, phone.read('0888 123 456', country('BG'))]).toEqual([1, true, 'unknown']);
    gate.open();
    await flush();
    expect([phone.isLoading, logged]).toEqual([false, ['The phone data did not load']]);
    await phone.prepare();
    expect([asked, phone.countries.length]).toEqual([2, 245]);
  });

  it('hides its complaint only while the data load', async () => {
    const { store } = await openForm();
    store.setPhoneNumber('88 512');
    expect([store.phone.isLoading, store.phoneError, store.form.canSubmit]).toEqual([true, null, false]);
    await phoneData(store);
    expect(store.phoneError).toBe('sign-up.phone-number-is-invalid');
  });
});
