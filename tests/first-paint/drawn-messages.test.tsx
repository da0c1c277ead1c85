import { describe, expect, it } from 'vitest';
import { writeDrawnMessages } from '#src/first-paint/drawn-messages.ts';
import { shapeOf, messagesOf } from '#tools/build/drawn-messages.ts';
import { DRAWN_LOG_IN, show } from './drawn-log-in.ts';

const GERMAN = [
  ['Continue with', 'Weiter mit'],
  ['Email', 'E-Mail &amp; mehr'],
  ['Password', 'Passwort'],
  ['Show password', 'Passwort &quot;zeigen&quot;'],
  ['Hide password', 'Passwort verbergen'],
  ['Logging in', 'Anmeldung läuft'],
  ['Log in', 'Anmelden'],
] as const;

const german = GERMAN.reduce((markup, [english, text]) => markup.replaceAll(english, text), DRAWN_LOG_IN);

/** As the browser reads it. */
function shown(markup: string): string {
  show(markup);
  return document.body.innerHTML;
}

describe('the drawn screen in another language', () => {
  it('gets its messages in the order in which the build writes them', () => {
    const expected = shown(german);
    show(DRAWN_LOG_IN);
    expect(writeDrawnMessages(document.querySelector('#first-paint')!, messagesOf(german))).toBe(true);
    expect(document.body.innerHTML).toBe(expected);
  });

  it('stays as it is if the messages belong to another drawing', () => {
    const before = shown(DRAWN_LOG_IN);
    expect(writeDrawnMessages(document.querySelector('#first-paint')!, messagesOf(german).slice(1))).toBe(false);
    expect(document.body.innerHTML).toBe(before);
  });
});

describe('the shape of a drawing', () => {
  it('is the same in every language', () => {
    expect(shapeOf(german)).toBe(shapeOf(DRAWN_LOG_IN));
  });

  it.each([
    ['an element', '<p data-slot="field-hint">', '<p data-slot="field-hint"><b>!</b>'],
    ['an attribute', '<input type="email"', '<input type="email" title="x"'],
    ['a text that is not there', 'Email ', ' '],
  ])('differs by %s', (_, from, to) => {
    expect(shapeOf(DRAWN_LOG_IN.replace(from, to))).not.toBe(shapeOf(DRAWN_LOG_IN));
  });
});
