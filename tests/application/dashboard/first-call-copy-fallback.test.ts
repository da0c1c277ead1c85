import { describe, expect, it } from 'vitest';
import { TestApp } from '#tests/support/test-app.ts';

describe('the first call that has to be copied manually', () => {
  it('is hidden with its key when the dashboard is left', async () => {
    const app = new TestApp({ scenario: 'active-customer' });
    const { firstCall } = await app.account();
    const leave = firstCall.start();
    await firstCall.loadKeys();
    app.copyOutcome = 'failed';
    await firstCall.copy();
    leave();
    expect(firstCall.manualCopyText).toBeNull();
  });
});
