import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { TabList } from '#src/ui/components/layout/tab-list.tsx';
import { show } from '#tests/ui/components/show.tsx';

const TABS = ['Summary', 'Webhooks', 'Requests'].map((label) => ({ value: label, label }));

function Usage() {
  const [value, setValue] = useState('Webhooks');
  return (
    <>
      <TabList label="Usage" tabs={TABS} value={value} onChange={setValue} panelId="panel" />
      <section role="tabpanel" id="panel">
        <button type="button">In the panel</button>
      </section>
    </>
  );
}

const selected = () => screen.getByRole('tab', { selected: true });

describe('a list of tabs', () => {
  it('is one stop of the Tab key, on the selected tab', async () => {
    show(<Usage />);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Webhooks' }));
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'In the panel' }));
  });

  it.each([
    { keys: '{ArrowRight}', tab: 'Requests' },
    { keys: '{ArrowRight}{ArrowRight}', tab: 'Summary' },
    { keys: '{ArrowLeft}{ArrowLeft}', tab: 'Requests' },
    { keys: '{Home}', tab: 'Summary' },
    { keys: '{End}', tab: 'Requests' },
  ])('selects $tab with $keys', async ({ keys, tab }) => {
    show(<Usage />);
    await userEvent.keyboard(`{Tab}${keys}`);
    expect(selected().textContent).toBe(tab);
    expect(document.activeElement).toBe(selected());
  });

  it.each([
    { keys: '{ArrowLeft}', tab: 'Requests' },
    { keys: '{ArrowRight}', tab: 'Summary' },
    { keys: '{ArrowLeft}{ArrowLeft}', tab: 'Summary' },
    { keys: '{End}', tab: 'Requests' },
  ])('selects $tab with $keys where the tabs run from right to left', async ({ keys, tab }) => {
    show(
      <div dir="rtl">
        <Usage />
      </div>,
    );
    await userEvent.keyboard(`{Tab}${keys}`);
    expect(selected().textContent).toBe(tab);
    expect(document.activeElement).toBe(selected());
  });
});
