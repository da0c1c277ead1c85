import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { OptionRow } from '#src/ui/components/form/option-row.tsx';
import { Segmented } from '#src/ui/components/form/segmented.tsx';
import { show } from '#tests/ui/components/show.tsx';

const OPTIONS = ['UTC', 'Local', 'Relative'].map((value) => ({ value, label: value }));

const checked = () => screen.getByRole('radio', { checked: true });

describe.each([
  ['a segmented control', Segmented],
  ['a row of options without PrimeReact', OptionRow],
])('%s', (_, Control) => {
  function Times() {
    const [value, setValue] = useState('Local');
    return <Control label="Time" value={value} options={OPTIONS} onChange={setValue} />;
  }

  it('is a named radio group whose tab stop is the checked option', async () => {
    show(<Times />);
    expect(screen.getByRole('radiogroup', { name: 'Time' })).not.toBeNull();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Local', checked: true }));
  });

  it('checks the option that the arrow keys reach, around the ends as well', async () => {
    show(<Times />);
    await userEvent.keyboard('{Tab}{ArrowRight}');
    expect([checked().textContent, document.activeElement]).toEqual(['Relative', checked()]);
    await userEvent.keyboard('{ArrowRight}');
    expect([checked().textContent, document.activeElement]).toEqual(['UTC', checked()]);
  });

  it.each([
    { key: 'ArrowLeft', option: 'Relative' },
    { key: 'ArrowRight', option: 'UTC' },
    { key: 'ArrowDown', option: 'Relative' },
    { key: 'ArrowUp', option: 'UTC' },
  ])('checks $option with $key where the options run from right to left', async ({ key, option }) => {
    show(
      <div dir="rtl">
        <Times />
      </div>,
    );
    await userEvent.keyboard(`{Tab}{${key}}`);
    expect([checked().textContent, document.activeElement]).toEqual([option, checked()]);
  });

  it('stays on its option when it is pressed again', async () => {
    show(<Times />);
    await userEvent.click(checked());
    expect(checked().textContent).toBe('Local');
  });
});
