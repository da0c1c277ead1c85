import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { show } from '#tests/ui/components/show.tsx';

function SavingButton({ onClick }: { readonly onClick: () => void }) {
  const [busy, setBusy] = useState(false);
  const click = () => {
    onClick();
    setBusy(true);
  };
  return (
    <Button busy={busy} busyLabel="Saving" onClick={click}>
      Save the whole version
    </Button>
  );
}

/** One that goes with its click, and leaves its place to another. */
function RetryAndBack({ onBack }: { readonly onBack: () => void }) {
  const [isFailed, setFailed] = useState(true);
  return (
    <>
      {isFailed && <Button onClick={() => setFailed(false)}>Retry</Button>}
      <Button onClick={onBack}>Retry</Button>
    </>
  );
}

it('takes no second click of a double click that began on what was there before', async () => {
  const back = vi.fn();
  const { container } = show(<RetryAndBack onBack={back} />);
  await userEvent.dblClick(container.querySelector('button')!);
  expect([container.querySelectorAll('button').length, back.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(container.querySelector('button')!);
  expect(back).toHaveBeenCalledTimes(1);
});

describe('a busy button', () => {
  it('ignores clicks, stays focused and shows what it does', async () => {
    const save = vi.fn();
    show(<SavingButton onClick={save} />);
    const button = screen.getByRole('button', { name: 'Save the whole version' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');

    expect(save).toHaveBeenCalledTimes(1);
    expect(button.textContent).toBe('Saving');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
  });

  it('does not change its width', async () => {
    show(<SavingButton onClick={() => undefined} />);
    const button = screen.getByRole('button');
    const idle = button.getBoundingClientRect().width;
    await userEvent.click(button);

    expect(button.textContent).toBe('Saving');
    expect(button.getBoundingClientRect().width).toBeCloseTo(idle, 1);
  });

  it('does not submit its form by Enter in a field', async () => {
    const submit = vi.fn();
    show(
      <form action={submit}>
        <input aria-label="Name" />
        <Button type="submit" busy>
          Save
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.keyboard('{Enter}');

    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a link that looks like a button', () => {
  it('announces that it opens a new tab when it leaves the console', () => {
    show(
      <ButtonLink href="https://docs.example" external>
        Docs
      </ButtonLink>,
    );
    const link = screen.getByRole('link', { name: 'Docs (opens in a new tab)' });

    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
