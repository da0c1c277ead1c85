import { screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { signUpMessages } from '#src/application/i18n/en/sign-up.ts';
import type { CountryCode, PhoneCountry, PhoneRules } from '#src/application/platform/phone-check.ts';
import type { AuthGateway, Registration, SignIn } from '#src/application/auth/auth-gateway.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { type OpenInvitation, SignUpStore } from '#src/application/auth/sign-up-store.ts';
import { I18n } from '#src/composition/i18n.ts';
import { SignUpForm } from '#src/ui/auth/sign-up/sign-up-form.tsx';
import { DeferredCalls } from '#tests/support/deferred-calls.ts';
import { show } from '#tests/ui/components/show.tsx';

const countryOf = (code: string, name: string, callingCode: string): PhoneCountry => {
  return { code: code as CountryCode, name, callingCode };
};
const bulgaria = countryOf('BG', 'Bulgaria', '359');

/** Three countries with nine-digit numbers: the library is tested with its wrapper. */
const phones: PhoneRules = {
  countriesIn: () => [bulgaria, countryOf('DE', 'Germany', '49'), countryOf('GR', 'Greece', '30')],
  read: (number, country) => {
    const national = number.replace(/\D/g, '');
    return { isValid: national.length === 9, e164: `+0${national}`, national, country };
  },
};

const i18n = new I18n();
i18n.add(signUpMessages);

async function showForm(invitation: OpenInvitation | null = null, defaultCountry = bulgaria) {
  const calls = new DeferredCalls<Registration, SignIn>();
  const deps = {
    auth: { register: calls.send } as Partial<AuthGateway> as AuthGateway,
    botCheck: { prove: () => Promise.resolve({ kind: 'not-configured' as const }) },
    session: new SessionStore(new MemoryStorage(), new ManualClock(), () => 'session', new MemoryStorage()),
    phoneCheck: { defaultCountryIn: () => defaultCountry, prepare: () => Promise.resolve(phones) },
    language: { shown: 'en' as const },
    logger: { debug: () => undefined },
    ruleSet: 'sign-up' as const,
    minNameLength: 2,
    isPhoneRequired: true,
  };
  const store = new SignUpStore(deps, invitation);
  await store.form.prepare();
  show(
    <I18nextProvider i18n={i18n.instance}>
      <SignUpForm store={store} termsUrl="https://gatehouse.example/terms" />
    </I18nextProvider>,
  );
  return { calls, store };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /account/ });
const country = () => screen.getByRole<HTMLInputElement>('combobox');
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

async function fill() {
  await userEvent.fill(field('First name'), 'Elena');
  await userEvent.fill(field('Last name'), 'Vasileva');
  await userEvent.fill(field('Email'), 'elena@northwall.example');
  await userEvent.fill(field('Password'), 'Northwall-2026');
  await userEvent.fill(field('Confirm password'), 'Northwall-2026');
  await userEvent.fill(field('Number'), '512345678');
  await userEvent.click(screen.getByRole('checkbox'));
}

async function fillByKeyboard() {
  await userEvent.click(field('First name'));
  await userEvent.keyboard('Elena{Tab}Vasileva{Tab}elena@northwall.example{Tab}');
  await userEvent.keyboard('Northwall-2026{Tab}{Tab}Northwall-2026{Tab}{Tab}');
  await userEvent.keyboard('ger{Tab}512345678{Tab} ');
}

describe('the sign-up form', () => {
  it('leaves its button disabled and shows in words what is missing', async () => {
    await showForm();
    expect(button().disabled).toBe(true);
    screen.getByText('Fill in 6 fields and agree to the terms to continue');
    await userEvent.fill(field('First name'), 'E');
    screen.getByText('Fix 6 fields and agree to the terms to continue');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.fill(field('First name'), 'Elena');
    screen.getByText('Fill in 5 fields to continue');
  });

  it('asks for the terms below the button, and beside the checkbox once it is unchecked', async () => {
    await showForm();
    await fill();
    const terms = screen.getByRole<HTMLInputElement>('checkbox');
    const TERMS_HINT = 'Agree to the terms.';
    expect([terms.checked, button().disabled, screen.queryByText(TERMS_HINT)]).toEqual([true, false, null]);
    await userEvent.click(terms);
    const error = document.getElementById(terms.getAttribute('aria-describedby') ?? '');
    expect([error?.textContent, error?.dataset.slot, terms.getAttribute('aria-invalid')]).toEqual([
      TERMS_HINT,
      'field-error',
      'true',
    ]);
    screen.getByText('Agree to the terms to continue');
    expect([button().disabled, document.activeElement]).toEqual([true, terms]);
    await userEvent.click(terms);
    expect([screen.queryByText(TERMS_HINT), terms.getAttribute('aria-invalid'), button().disabled]).toEqual([
      null,
      null,
      false,
    ]);
  });

  it('shows which parts of the password’s rule hold as one types', async () => {
    await showForm();
    const parts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(parts()[0]).toBe('At least 8 characters');
    await userEvent.fill(field('Password'), 'northwall');
    expect(parts().filter((part) => part.startsWith('Met:'))).toEqual(['Met: At least 8 characters', 'Met: A letter']);
    await userEvent.fill(field('Password'), 'Northwall 2026!');
    expect(parts().filter((part) => part.startsWith('Missing:'))).toEqual([
      'Missing: Only Latin and Cyrillic letters, digits and punctuation',
    ]);
  });

  it('is filled and sent by keyboard alone, once for five times Enter', async () => {
    const { calls } = await showForm();
    await fillByKeyboard();
    expect([button().disabled, country().value]).toEqual([false, 'Germany +49']);
    await userEvent.click(field('Email'));
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}');
    await screen.findByText('Creating account');
    expect(calls.count).toBe(1);
    expect(button().getAttribute('aria-busy')).toBe('true');
  });
});

describe('the country picker', () => {
  it('offers all countries when opened, with the chosen one marked', async () => {
    await showForm();
    await userEvent.click(country());
    await screen.findByText('Greece');
    expect(offered()).toEqual(['Bulgaria+359', 'Germany+49', 'Greece+30']);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Bulgaria+359');
    expect(screen.getByRole('listbox').getBoundingClientRect().height).toBeLessThanOrEqual(255);
  });

  it('moves by arrows, chooses by Enter without sending the form, and replaces its text by the next letter', async () => {
    const { calls, store } = await showForm();
    await userEvent.click(country());
    await screen.findByText('Greece');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.getElementById(country().getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
      'Greece+30',
    );
    await userEvent.keyboard('{Enter}');
    expect([country().value, store.form.values.phoneCountry, calls.count, offered()]).toEqual([
      'Greece +30',
      'GR',
      0,
      [],
    ]);
    await userEvent.keyboard('b');
    expect([country().value, offered()]).toEqual(['b', ['Bulgaria+359']]);
  });

  it('retains its country on Esc and when the focus leaves', async () => {
    await showForm();
    await userEvent.click(country());
    await userEvent.keyboard('zz');
    await screen.findByText('No country found');
    await userEvent.keyboard('{Escape}');
    expect([country().value, country().getAttribute('aria-expanded')]).toEqual(['Bulgaria +359', 'false']);
    await userEvent.keyboard('ger');
    await userEvent.click(field('Email'));
    expect(country().value).toBe('Bulgaria +359');
  });

  it('is replaced by the next letter also after its calling code has come', async () => {
    await showForm(null, countryOf('DE', 'Germany', ''));
    country().focus();
    await waitFor(() => expect(country().value).toBe('Germany +49'));
    await userEvent.keyboard('gr');
    expect([country().value, offered()]).toEqual(['gr', ['Greece+30']]);
  });

  it('takes the option that is pressed', async () => {
    await showForm();
    await userEvent.click(country());
    await userEvent.click(await screen.findByText('Germany'));
    expect([country().value, document.activeElement]).toEqual(['Germany +49', country()]);
  });
});
