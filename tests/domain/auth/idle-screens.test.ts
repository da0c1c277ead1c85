import { describe, expect, it } from 'vitest';
import { isIdleScreen } from '#src/domain/auth/admit.ts';

describe('a screen that is left idle', () => {
  it.each([
    ...(['verification', 'company-data', 'use-cases', 'blockchain-protocols'] as const),
    ...(['channels', 'pricing-plan', 'summary'] as const),
  ])('signs out on %s', (screen) => {
    expect(isIdleScreen(screen)).toBe(true);
  });

  it.each(['log-in', 'register', 'invitation', 'reset-password', 'dashboard', 'change-email'] as const)(
    'stays on %s',
    (screen) => {
      expect(isIdleScreen(screen)).toBe(false);
    },
  );
});
