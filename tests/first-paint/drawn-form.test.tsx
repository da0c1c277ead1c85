import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { handleDrawnForm } from '#src/first-paint/drawn-form.ts';
import { DRAWN_LOG_IN, show } from './drawn-log-in.ts';

const one = <E extends Element = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(`#first-paint ${selector}`);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};
const field = (name: string) => one<HTMLInputElement>(`input[name="${name}"]`);
const submit = () => one<HTMLButtonElement>('button[type="submit"]');
const pressed = () => [...document.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent);

describe('the log-in form that is drawn into index.html', () => {
  // It listens as long as its page lives.
  beforeAll(() => handleDrawnForm(document));
  beforeEach(() => {
    show(DRAWN_LOG_IN);
  });

  it('enables its button once both fields are filled, and hides the hint then', async () => {
    await userEvent.fill(field('email'), 'elena@northwall.example');
    expect([submit().disabled, one('[data-slot="field-hint"]').style.visibility]).toEqual([true, '']);
    await userEvent.fill(field('password'), 'secret');
    expect([submit().disabled, one('[data-slot="field-hint"]').style.visibility]).toEqual([false, 'hidden']);
    await userEvent.clear(field('email'));
    expect([submit().disabled, one('[data-slot="field-hint"]').style.visibility]).toEqual([true, '']);
  });

  it('enables its button on the way to it once both were filled in without an event', async () => {
    field('email').value = 'elena@northwall.example';
    field('password').value = 'secret';
    await userEvent.hover(field('email'));
    expect(submit().disabled).toBe(false);
  });

  it('marks a submit once, shows the busy button and stays focused', async () => {
    await userEvent.fill(field('email'), 'elena@northwall.example');
    await userEvent.fill(field('password'), 'secret');
    await userEvent.click(submit());
    expect([submit().textContent, submit().getAttribute('aria-busy')]).toEqual(['Logging in', 'true']);
    expect(document.activeElement).toBe(submit());
    submit().click();
    expect([submit().textContent, pressed()]).toEqual(['Logging in', ['Logging in']]);
  });

  it('is sent by Enter', async () => {
    await userEvent.fill(field('email'), 'elena@northwall.example');
    await userEvent.fill(field('password'), 'secret');
    const { href } = location;
    await userEvent.keyboard('{Enter}');
    expect([pressed(), location.href]).toEqual([['Logging in'], href]);
  });

  it('cannot be sent while a field is empty', async () => {
    await userEvent.fill(field('email'), 'elena@northwall.example');
    await userEvent.keyboard('{Enter}');
    expect(pressed()).toEqual([]);
  });

  it('shows the password and hides it again', async () => {
    await userEvent.click(one('input[name="password"] + button'));
    const toggle = () => one('input[name="password"] + button');
    expect([field('password').type, toggle().getAttribute('aria-label'), pressed().length]).toEqual([
      'text',
      'Hide password',
      1,
    ]);
    await userEvent.click(toggle());
    expect([field('password').type, toggle().getAttribute('aria-label'), pressed().length]).toEqual([
      'password',
      'Show password',
      0,
    ]);
  });

  it('remembers the last button that was pressed, beside a shown password', async () => {
    await userEvent.click(one('input[name="password"] + button'));
    await userEvent.click(one('[aria-label="Continue with Google"]'));
    await userEvent.click(one('[aria-label="Continue with GitHub"]'));
    expect(pressed()).toEqual(['GitHub', '']);
  });

  it('leaves alone what is drawn elsewhere', () => {
    show('<form><button type="button">Other</button></form>');
    document.querySelector('button')?.click();
    expect(pressed()).toEqual([]);
  });
});
