import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { userEvent } from '#tests/support/user-event.ts';
import { IdleTimeout } from '#src/ui/app/idle-timeout.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { show } from '#tests/ui/components/show.tsx';

const MINUTE = 60_000;
let app: TestApp;

beforeEach(async () => {
  app = new TestApp({ scenario: 'onboarding-at-email-verification' });
  await app.stores.auth.load();
});

/** A page on which a button lets minutes pass; typed text shows whether it remounts. */
async function leaveAlone(minutes: number) {
  show(
    <StoresProvider value={app.stores}>
      <IdleTimeout screen="verification" isEnabled>
        <input aria-label="Note" />
        <button type="button" onClick={() => app.clock.advance(minutes * MINUTE)}>
          Wait
        </button>
      </IdleTimeout>
    </StoresProvider>,
  );
  await userEvent.fill(screen.getByLabelText('Note'), 'kept');
  await import('#src/ui/auth/verification/idle-timeout-dialog.tsx');
  await waitFor(async () => {
    await userEvent.click(screen.getByText('Wait'));
    expect(app.stores.auth.current.idle.phase).not.toBe('watching');
  });
  return screen.findByRole('dialog');
}

const note = () => screen.queryByLabelText<HTMLInputElement>('Note')?.value;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('shows a warning over the page, preserves the input, and closes when the user stays', async () => {
  const dialog = await leaveAlone(9);
  expect([dialog.getAttribute('aria-modal'), note()]).toEqual(['true', 'kept']);
  const stay = screen.getByRole('button', { name: 'idle.stay' });
  await waitFor(() => expect(document.activeElement).toBe(stay));
  await userEvent.keyboard('{Enter}');
  await isClosed();
  expect([app.stores.auth.current.idle.phase, note()]).toEqual(['watching', 'kept']);
});

it('hides the page once it has expired, and continues after confirmation', async () => {
  await leaveAlone(10);
  expect([note(), app.session.state]).toEqual([undefined, 'notAuth']);
  const toLogInButton = screen.getByRole('button', { name: 'idle.to-log-in' });
  await waitFor(() => expect(document.activeElement).toBe(toLogInButton));
  await userEvent.keyboard('{Escape}');
  await isClosed();
  expect(note()).toBe('');
});

it('ends an idle session where the dialog did not load, and shows the next page', async () => {
  const { loadMessages } = app.stores;
  const stores = {
    ...app.stores,
    loadMessages: (groups: Parameters<typeof loadMessages>[0]) =>
      groups.includes('auth') ? Promise.reject(new Error('Offline')) : loadMessages(groups),
  };
  show(
    <StoresProvider value={stores}>
      <IdleTimeout screen="verification" isEnabled>
        The page
      </IdleTimeout>
    </StoresProvider>,
  );
  await waitFor(() => expect(app.storage.get('gatehouse.activity')).not.toBeNull());
  app.clock.advance(10 * MINUTE);
  expect(app.session.state).toBe('notAuth');
  await screen.findByText('The page');
  expect(screen.queryByRole('dialog')).toBeNull();
});
