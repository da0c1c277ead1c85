import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import { show } from '#tests/ui/components/show.tsx';

interface NameProps {
  readonly hint?: string;
  readonly error?: string;
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
});
