import { describe, expect, it } from 'vitest';
import { unreachable } from '#src/domain/shared/failure.ts';
import { fail } from '#src/domain/shared/result.ts';
import { flush } from '#tests/support/gate.ts';
import { TestApp, type TestAppOptions } from '#tests/support/test-app.ts';
import { keyLimitStore } from '#src/application/api-keys/key-limit-store.ts';

let app: TestApp;

async function limitOf(options: TestAppOptions = {}) {
  app = new TestApp({ scenario: 'active-customer', ...options });
  const { get, profile, subscription } = await app.account();
  const keyLimit = get(keyLimitStore);
  profile.start();
  subscription.start();
  expect(keyLimit.limit).toBeNull();
  keyLimit.start();
  await flush();
  return keyLimit.limit;
}

describe('the limit of keys', () => {
  it('is unknown while the plans do not load, without a message', async () => {
    const limit = await limitOf({
      overrideGateways: ({ catalog }) => ({
        catalog: { ...catalog, plans: () => Promise.resolve(fail(unreachable())) },
      }),
    });
    expect([limit, app.toasts]).toEqual([null, []]);
  });
});
