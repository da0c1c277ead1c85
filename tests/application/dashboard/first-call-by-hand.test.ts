import { describe, expect, it, onTestFinished } from 'vitest';
import { TestConsole } from '#tests/support/test-console.ts';

describe('the first call that has to be copied by hand', () => {
  it.each([
    { what: 'after 30 seconds', hide: ({ clock }: TestConsole) => clock.advance(30_000) },
    { what: 'when another tab covers the page', hide: (console: TestConsole) => console.hidePage() },
  ])('is hidden with its key $what', async ({ hide }) => {
    const console = new TestConsole({ scenario: 'active-customer' });
    onTestFinished(() => console.close());
    const { firstCall } = await console.account();
    onTestFinished(firstCall.start());
    await firstCall.loadKeys();
    console.copyOutcome = 'failed';
    await firstCall.copy();
    expect(firstCall.byHand).toMatch(/x-api-key: [0-9a-f]{32}"/);
    hide(console);
    expect(firstCall.byHand).toBeNull();
  });

  it('is hidden with its key when the dashboard is left', async () => {
    const console = new TestConsole({ scenario: 'active-customer' });
    onTestFinished(() => console.close());
    const { firstCall } = await console.account();
    const leave = firstCall.start();
    await firstCall.loadKeys();
    console.copyOutcome = 'failed';
    await firstCall.copy();
    leave();
    expect(firstCall.byHand).toBeNull();
  });
});
