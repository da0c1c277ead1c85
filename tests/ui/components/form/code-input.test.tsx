import { fireEvent, screen } from '@testing-library/react';
import simulated from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { codeDigits } from '#src/domain/shared/text-rules.ts';
import { CodeInput } from '#src/ui/components/form/code-input.tsx';
import { show } from '#tests/ui/components/show.tsx';

function Code({ onComplete, error }: { readonly onComplete: (code: string) => void; readonly error?: string }) {
  const [code, setCode] = useState('');
  const handleChange = (raw: string) => setCode(codeDigits(raw));
  return <CodeInput label="Code" value={code} onChange={handleChange} onComplete={onComplete} error={error} />;
}

function renderCodeInput(error?: string) {
  const complete = vi.fn();
  const view = show(<Code onComplete={complete} {...(error && { error })} />);
  const cells = () =>
    [...view.container.querySelectorAll('[data-slot="code-cells"] b')].map((cell) => cell.textContent).join('|');
  return { complete, cells, input: screen.getByLabelText<HTMLInputElement>('Code') };
}

describe('the code input', () => {
  it('completes once, at the sixth digit typed', async () => {
    const { complete, cells, input } = renderCodeInput();
    await userEvent.click(input);
    await userEvent.keyboard('12345');
    expect(complete).not.toHaveBeenCalled();
    expect(cells()).toBe('1|2|3|4|5|');

    await userEvent.keyboard('67');
    expect(complete.mock.calls).toEqual([['123456']]);
    expect(input.value).toBe('123456');
  });

  it.each(['12 34-56', ' 123456 ', '123 456'])('takes the pasted "%s"', async (pasted) => {
    const { complete, input } = renderCodeInput();
    await simulated.click(input);
    await simulated.paste(pasted);

    expect(complete.mock.calls).toEqual([['123456']]);
  });

  it('takes what the browser fills in', () => {
    const { complete, input } = renderCodeInput();
    expect(input.autocomplete).toBe('one-time-code');
    expect(input.inputMode).toBe('numeric');
    expect(input.maxLength).toBe(-1);
    fireEvent.change(input, { target: { value: '654321' } });

    expect(complete.mock.calls).toEqual([['654321']]);
  });

  it('completes again for another code instead of a rejected one', async () => {
    const { complete, input } = renderCodeInput();
    fireEvent.change(input, { target: { value: '111111' } });
    await simulated.click(input);
    input.select();
    await simulated.paste('222222');

    expect(complete.mock.calls).toEqual([['111111'], ['222222']]);
  });

  it.each([
    { before: '12', pasted: '654321', becomes: '654321' },
    { before: '123456', pasted: 'Code: ۶۵۴ ۳۲۱', becomes: '654321' },
    { before: '123456', pasted: 'no digits', becomes: '123456' },
  ])('replaces $before by the paste of "$pasted"', async ({ before, pasted, becomes }) => {
    const { input } = renderCodeInput();
    fireEvent.change(input, { target: { value: before } });
    await simulated.click(input);
    await simulated.paste(pasted);

    expect(input.value).toBe(becomes);
  });

  it('deletes the last digit wherever the caret was put', async () => {
    const { cells, input } = renderCodeInput();
    await userEvent.click(input);
    await userEvent.keyboard('1234{ArrowLeft}{ArrowLeft}{Backspace}');

    expect(cells()).toBe('1|2|3|||');
  });
});
