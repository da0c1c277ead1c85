import fc from 'fast-check';
import { describe, it } from 'vitest';
import { ManualClock } from '#src/adapters/memory/manual-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import { SESSION_KEY } from '#src/application/auth/session-record.ts';
import { SessionStore } from '#src/application/auth/session-store.ts';
import { ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';
import { admit } from '#src/domain/auth/admit.ts';
import { makeToken, tokenEndingAt } from '#tests/support/tokens.ts';

const HOUR = 3_600_000;

describe('whatever is stored', () => {
  const clock = new ManualClock();
  const storage = new MemoryStorage();
  const otherTab = storage.otherTab();
  const anyToken = fc.oneof(
    fc.constantFrom(tokenEndingAt(clock.now() + HOUR), tokenEndingAt(clock.now() - HOUR), makeToken({}), 'a.b.c', ''),
    fc.string(),
  );
  const record = fc.record(
    {
      id: fc.oneof(fc.string(), fc.integer()),
      token: fc.oneof(anyToken, fc.constant(null)),
      state: fc.oneof(fc.constantFrom(...ACCOUNT_STATES), fc.string(), fc.constant(null)),
      user: fc.oneof(fc.constant(null), fc.object()),
    },
    { requiredKeys: [] },
  );
  const anything = fc.oneof(
    record.map((value) => JSON.stringify(value)),
    fc.string(),
    fc.json(),
  );
  const anyPath = fc.oneof(
    fc.constantFrom('/', '/dashboard', '/auth/login', '/auth/summary', '/account/change-email/t', '/verification'),
    fc.webPath(),
  );

  it('leads to a page in two steps at most, and never throws', () => {
    fc.assert(
      fc.property(fc.array(anything, { minLength: 1, maxLength: 4 }), anyPath, (storedValues, path) => {
        const session = new SessionStore(storage, clock, () => 'unused', new MemoryStorage());
        const stop = session.start();
        const settled = storedValues.every((text) => {
          otherTab.set(SESSION_KEY, text);
          const { state, hasToken } = session;
          const first = admit(path, { state, hasToken });
          return first.kind === 'admit' || admit(first.path, { state, hasToken }).kind === 'admit';
        });
        stop();
        return settled;
      }),
      { numRuns: 1000 },
    );
  });
});
