import { beforeEach, describe, expect, it } from 'vitest';
import { readDrawnInput, takeOverDrawnScreen } from '#src/composition/take-over-drawn-screen.ts';
import { DRAWN_LOG_IN, show } from '#tests/first-paint/drawn-log-in.ts';

const one = <E extends Element = HTMLElement>(selector: string): E => {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

/** The same screen, as the console draws it. */
const CONSOLE = DRAWN_LOG_IN.replace('id="first-paint"', 'id="console"');

function takeOver(markup = CONSOLE) {
  const events: string[] = [];
  takeOverDrawnScreen(document, () => {
    show(markup);
    document.body.onclick = ({ target }) =>
      events.push(`click ${(target as Element).getAttribute('aria-label') ?? ''}`);
    document.body.onsubmit = (event) => {
      event.preventDefault();
      events.push('submit');
    };
  });
  return events;
}

describe('taking over the drawn log-in screen', () => {
  beforeEach(() => {
    show(DRAWN_LOG_IN);
  });

  it('reads what was typed there', () => {
    one<HTMLInputElement>('[name="email"]').value = 'elena@northwall.example';
    expect(readDrawnInput(document)).toEqual({ email: 'elena@northwall.example', password: '' });
  });

  it.each(['[name="email"]', '[name="password"] + button', 'a[href]'])('moves the focus along from %s', (selector) => {
    one(selector).focus();
    takeOver();
    expect(document.activeElement).toBe(one(`#console ${selector}`));
  });

  it('leaves the cursor in the password where it was', () => {
    const field = one<HTMLInputElement>('[name="password"]');
    field.value = 'secret';
    field.focus();
    field.setSelectionRange(2, 4);
    takeOver(CONSOLE.replace('name="password"', 'name="password" value="secret"'));
    const { selectionStart, selectionEnd } = one<HTMLInputElement>('#console [name="password"]');
    expect([selectionStart, selectionEnd]).toEqual([2, 4]);
  });

  it('sends the form that was sent, once', () => {
    one('button[type="submit"]').dataset.pressed = '';
    expect(takeOver()).toEqual(['submit']);
  });

  it('presses the buttons that were pressed', () => {
    one('[aria-label="Continue with GitHub"]').dataset.pressed = '';
    one('[name="password"] + button').dataset.pressed = '';
    expect(takeOver()).toEqual(['click Continue with GitHub', 'click Show password']);
  });

  it('repeats a choice of language, and none where nothing was chosen', () => {
    const choice =
      '<select name="language"><option value="en">English</option><option value="de">Deutsch</option></select>';
    const withChoice = (markup: string) => markup.replace('</form>', `${choice}</form>`);
    const chosen: string[] = [];
    const listen = ({ target }: Event) => chosen.push((target as HTMLSelectElement).value);
    document.body.addEventListener('change', listen);
    show(withChoice(DRAWN_LOG_IN));
    takeOver(withChoice(CONSOLE));
    expect(chosen).toEqual([]);
    show(withChoice(DRAWN_LOG_IN));
    one<HTMLSelectElement>('#first-paint select').value = 'de';
    takeOver(withChoice(CONSOLE));
    document.body.removeEventListener('change', listen);
    expect([chosen, one<HTMLSelectElement>('#console select').value]).toEqual([['de'], 'de']);
  });

  it('presses and focuses nothing on another screen', () => {
    one('[name="email"]').focus();
    one('button[type="submit"]').dataset.pressed = '';
    expect(takeOver('<div id="console">' + '<button>Delete</button>'.repeat(9) + '</div>')).toEqual([]);
    expect(document.activeElement).toBe(document.body);
  });

  it('only renders where nothing is drawn', () => {
    show('<button data-pressed="">Other</button>');
    expect(takeOver('<button>Other</button>')).toEqual([]);
  });
});
