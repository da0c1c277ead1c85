import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { userEvent } from '#tests/support/user-event.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { show } from '#tests/ui/components/show.tsx';

interface NameProps {
  readonly hint?: string;
  readonly error?: string;
  readonly isErrorAnnounced?: boolean;
  readonly ignoresFilled?: () => boolean;
}

function Name(props: NameProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <TextField label="Name" value={value} onChange={setValue} {...props} />
      {value !== '' && <p>{value.length} characters</p>}
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const description = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent ?? null;

describe('a text field', () => {
  it.each(['pointerover', 'focusin', 'keydown', 'input', 'submit'])(
    'reads what was filled in without an event at the next %s',
    (moment) => {
      show(<Name />);
      field().value = 'payments';
      act(() => void document.body.dispatchEvent(new Event(moment, { bubbles: true })));
      expect(field().value).toBe('payments');
      expect(screen.getByText('8 characters')).toBeDefined();
    },
  );

  it('has the name of its label, and the focus when the label is clicked', async () => {
    show(<Name />);
    await userEvent.click(screen.getByText('Name'));
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('payments');
    expect(field().value).toBe('payments');
  });

  it.each([
    { note: 'nothing', hint: undefined, error: undefined, text: null, invalid: null },
    { note: 'its hint', hint: 'Up to 50 characters', error: undefined, text: 'Up to 50 characters', invalid: null },
    { note: 'its error', hint: undefined, error: 'Enter a name', text: 'Enter a name', invalid: 'true' },
    { note: 'its error alone', hint: 'Up to 50', error: 'Enter a name', text: 'Enter a name', invalid: 'true' },
  ])('is described by $note', ({ hint, error, text, invalid }) => {
    show(<Name {...(hint !== undefined && { hint })} {...(error !== undefined && { error })} />);
    expect(description()).toBe(text);
    expect(field().getAttribute('aria-invalid')).toBe(invalid);
  });

  it.each([true, false])('reads an error aloud if it comes with a response: %s', (isErrorAnnounced) => {
    show(<Name error="Enter a name" isErrorAnnounced={isErrorAnnounced} />);
    expect(screen.queryByRole('alert') !== null).toBe(isErrorAnnounced);
  });
});

/** As a script sets it, past React. */
function setValue(value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
}

const byExtension = () => {
  field().focus();
  setValue('payments');
  for (const type of ['keydown', 'keyup', 'change']) field().dispatchEvent(new Event(type, { bubbles: true }));
  field().dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: 'payments' }));
};

const withoutEvent = async () => {
  setValue('payments');
  await userEvent.hover(field());
};

/** What a voice and autocorrect send to the field that has the focus. */
const insert = (text: string) => cdp().send('Input.insertText', { text });

const WAYS = {
  'an extension': { enter: byExtension, counts: false },
  'a script without an event': { enter: withoutEvent, counts: false },
  keys: { enter: () => userEvent.type(field(), 'payments'), counts: true },
  'a paste': {
    async enter() {
      const clipboard = document.createElement('textarea');
      document.body.append(clipboard);
      await userEvent.fill(clipboard, 'payments');
      clipboard.select();
      await userEvent.copy();
      clipboard.remove();
      field().focus();
      await userEvent.paste();
    },
    counts: true,
  },
  'an input method': {
    async enter() {
      field().focus();
      await cdp().send('Input.imeSetComposition', { text: 'payments', selectionStart: 8, selectionEnd: 8 });
      await insert('payments');
    },
    counts: true,
  },
  'a voice': {
    enter() {
      field().focus();
      return insert('payments');
    },
    counts: true,
  },
  'a correction': {
    async enter() {
      field().focus();
      await insert('paiments');
      field().select();
      await insert('payments');
    },
    counts: true,
  },
} satisfies Record<string, { readonly enter: () => unknown; readonly counts: boolean }>;

describe('a text field that a person has to fill', () => {
  it.each(Object.entries(WAYS))('takes what comes by %s, or leaves it out', async (_, { enter, counts }) => {
    show(<Name ignoresFilled={() => true} />);
    await act(async () => {
      await enter();
    });
    await waitFor(() => expect(field().value).toBe(counts ? 'payments' : ''));
    expect(screen.queryByText('8 characters') !== null).toBe(counts);
  });

  it('takes the keys that come after what was filled in', async () => {
    show(<Name ignoresFilled={() => true} />);
    act(byExtension);
    await userEvent.type(field(), 'own');
    expect(field().value).toBe('own');
  });
});
