import { describe, expect, it } from 'vitest';
import type { ApiKeyId } from '#src/domain/api-keys/api-key.ts';
import { TestApp } from '#tests/support/test-app.ts';
import { rotateKey } from '#src/application/api-keys/rotate-key-store.ts';

const OLD_KEY = { id: 'key-1' as ApiKeyId, name: 'payouts-worker' };

describe('the end of a session by itself', () => {
  it.each([
    { what: 'a started rotation', isOver: false, opens: ['rotate-key key-1'] },
    { what: 'a finished rotation', isOver: true, opens: [] },
  ])('opens the dialog of $what again: $opens', async ({ isOver, opens }) => {
    const app = new TestApp({ scenario: 'active-customer' });
    const { rotations, get } = await app.account();
    rotations.save({
      oldId: OLD_KEY.id,
      oldName: OLD_KEY.name,
      newId: 'key-2' as ApiKeyId,
      newName: 'new',
      isCopied: true,
    });
    const store = get(rotateKey)(OLD_KEY);
    store.start();
    if (isOver) store.isOldDeactivated = true;
    app.session.onUnauthorized(app.session.getSession()!);
    app.session.startSession(app.provider.signIn!, null);
    const { pendingAction } = await app.account();
    const { action, subject } = pendingAction;
    expect(action === null ? [] : [`${action} ${subject}`]).toEqual(opens);
  });
});
