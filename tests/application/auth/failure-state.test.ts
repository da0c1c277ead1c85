import { describe, expect, it } from 'vitest';
import { type RequestOrigin, rejected } from '#src/domain/shared/failure.ts';
import { device } from '#tests/support/session-device.ts';

describe('the state that a failure carries', () => {
  const failureOf = (origin?: RequestOrigin) => ({
    ...rejected(409, 'wrong_state', 'Choose a plan.', { state: 'pricing-plan' }),
    ...(origin && { origin }),
  });

  it('applies to the session that the call carried, or to any if none was sent', () => {
    const { open, signIn } = device();
    const session = open();
    session.startSession(signIn(), null);
    session.applyStateFrom(failureOf({ session: session.sessionId, wasAuthenticated: true }));
    expect(session.state).toBe('pricing-plan');
    session.setAccountState('dashboard');
    session.applyStateFrom(failureOf());
    expect(session.state).toBe('pricing-plan');
  });

  it.each([
    { origin: { session: 'earlier', wasAuthenticated: true }, isCurrent: false },
    { origin: { session: null, wasAuthenticated: false }, isCurrent: false },
    { origin: { session: 's1', wasAuthenticated: false }, isCurrent: true },
  ])('does not apply when the call was sent by $origin', ({ origin, isCurrent }) => {
    const { open, signIn } = device();
    const session = open();
    session.startSession(signIn(), null);
    expect(session.sessionId).toBe('s1');
    expect(session.isFromCurrentSession(failureOf(origin))).toBe(isCurrent);
    session.applyStateFrom(failureOf(origin));
    expect(session.state).toBe('dashboard');
  });
});
