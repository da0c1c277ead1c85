import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { IdleTimeout } from '#src/ui/app/idle-timeout.tsx';
import { StoresProvider } from '#src/ui/app/stores-context.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { show } from '#tests/ui/components/show.tsx';

vi.mock('#src/ui/auth/verification/idle-timeout-dialog.tsx', () => {
  throw new Error('The chunk is gone');
});

it('ends an idle session where the code of the dialog did not load, and shows the next page', async () => {
  const app = new TestApp({ scenario: 'onboarding-at-email-verification' });
  onTestFinished(() => app.close());
  show(
    <StoresProvider value={app.stores}>
      <IdleTimeout screen="verification" isEnabled>
        The page
      </IdleTimeout>
    </StoresProvider>,
  );
  await app.stores.auth.load();
  await waitFor(() => expect(app.storage.get('gatehouse.activity')).not.toBeNull());
  app.clock.advance(10 * 60_000);
  await waitFor(() => expect(app.session.state).toBe('notAuth'));
  await screen.findByText('The page');
});
