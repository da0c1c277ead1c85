import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { IdleWatch } from '#src/ui/app/idle-watch.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';
import { TestConsole } from '#tests/support/test-console.ts';
import { show } from '#tests/ui/components/show.tsx';

const MINUTE = 60_000;
let console: TestConsole;

beforeEach(async () => {
  console = new TestConsole({ scenario: 'onboarding-at-email-verification' });
  await console.stores.access.load();
});
afterEach(() => console.close());

/** A page on which that many minutes pass at the press of a button; what was typed shows whether it is drawn anew. */
async function leaveAlone(minutes: number) {
  show(
    <StoresProvider value={console.stores}>
      <IdleWatch screen="verification" isWatched>
        <input aria-label="Note" />
        <button type="button" onClick={() => console.clock.advance(minutes * MINUTE)}>
          Wait
        </button>
      </IdleWatch>
    </StoresProvider>,
  );
  await userEvent.fill(screen.getByLabelText('Note'), 'kept');
  await import('#src/ui/auth/verification/idle-guard.tsx');
  await waitFor(async () => {
    await userEvent.click(screen.getByText('Wait'));
    expect(console.stores.access.current.idle.phase).not.toBe('watching');
  });
  return screen.findByRole('dialog');
}

const note = () => screen.queryByLabelText<HTMLInputElement>('Note')?.value;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('warns over the page, which keeps what was typed, and goes when the person stays', async () => {
  const dialog = await leaveAlone(9);
  expect([dialog.getAttribute('aria-modal'), note()]).toEqual(['true', 'kept']);
  const stay = screen.getByRole('button', { name: 'idle.stay' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  await userEvent.keyboard('{Enter}');
  await isClosed();
  expect([console.stores.access.current.idle.phase, note()]).toEqual(['watching', 'kept']);
});

it('hides the page once it has expired, and goes on when that was seen', async () => {
  await leaveAlone(10);
  expect([note(), console.session.state]).toEqual([undefined, 'notAuth']);
  const answer = screen.getByRole('button', { name: 'idle.to-log-in' });
  await waitFor(() => expect(document.activeElement).toBe(answer));
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(note()).toBe('');
});
