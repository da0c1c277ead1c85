import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { useRowFocus } from '#src/ui/components/table/use-row-focus.ts';
import { show } from '#tests/ui/components/show.tsx';

function Members({ names }: { readonly names: readonly string[] }) {
  const [shown, setShown] = useState(names);
  const { rows, focusRow } = useRowFocus('invite');
  const remove = (name: string) => {
    focusRow(shown.indexOf(name));
    setShown(shown.filter((other) => other !== name));
  };
  return (
    <div ref={rows}>
      <button type="button" id="invite">
        Invite
      </button>
      {shown.map((name) => (
        <button type="button" key={name} data-row-focus onClick={() => remove(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

describe('the focus after a row is deleted', () => {
  it.each([
    { deleted: 'Ada', place: 'on the row that follows', next: 'Ben' },
    { deleted: 'Ben', place: 'on the row that follows', next: 'Cleo' },
    { deleted: 'Cleo', place: 'on the row above the last one', next: 'Ben' },
  ])('of $deleted is $place', async ({ deleted, next }) => {
    show(<Members names={['Ada', 'Ben', 'Cleo']} />);
    await userEvent.click(screen.getByRole('button', { name: deleted }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: next }));
  });

  it('is outside the table when no row is left', async () => {
    show(<Members names={['Ada']} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ada' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Invite' }));
  });
});
