import { describe, expect, it } from 'vitest';
import { DASHBOARD_PATHS } from '#src/domain/auth/admit.ts';
import { isAllowedWhenSuspended } from '#src/domain/account/profile.ts';

describe('a suspended account', () => {
  it.each(DASHBOARD_PATHS.filter((name) => !['account', 'billing', 'subscription-success'].includes(name)))(
    'is blocked from /%s',
    (name) => {
      expect(isAllowedWhenSuspended(`/${name}`)).toBe(false);
    },
  );

  it.each(['/dashboard/change-email/a.b.c', '/billing/change-email/a.b.c', '/billing/more', '/no-such-page', '/'])(
    'is blocked from %s',
    (path) => {
      expect(isAllowedWhenSuspended(path)).toBe(false);
    },
  );

  it.each([
    ...['/billing', '/billing/', '/billing#upgrade-plan', '/billing?from=mail'],
    ...['/account#profile', '/subscription-success', '/subscription-success?session=1'],
  ])('may use %s', (path) => {
    expect(isAllowedWhenSuspended(path)).toBe(true);
  });
});
