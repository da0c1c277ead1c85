import { describe, expect, it, onTestFinished } from 'vitest';
import { TestApp } from '#tests/support/test-app.ts';

describe('the first call that has to be copied manually', () => {
  it.each([
    { what: 'after 30 seconds', hide: ({ clock }: TestApp) => clock.advance(30_000) },
    { what: 'when another tab covers the page', hide: (app: TestApp) => app.hidePage() },
  ])('is hidden with its key $what', async ({ hide }) => {
    const app = new TestApp({ scenario: 'active-customer' });
    onTestFinished(() => app.close());
    const { firstCall } = await app.account();
    onTestFinished(firstCall.start());
    await firstCall.loadKeys();
    app.copyOutcome = 'failed';
    await firstCall.copy();
    expect(firstCall.manualCopyText).toMatch(/x-api-key: [0-9a-f]{32}"/);
    hide(app);
    expect(firstCall.manualCopyText).toBeNull();
  });

  it('is hidden with its key when the dashboard is left', async () => {
    const app = new TestApp({ scenario: 'active-customer' });
    onTestFinished(() => app.close());
    const { firstCall } = await app.account();
    const leave = firstCall.start();
    await firstCall.loadKeys();
    app.copyOutcome = 'failed';
    await firstCall.copy();
    leave();
    expect(firstCall.manualCopyText).toBeNull();
  });
});
