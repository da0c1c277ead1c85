import { describe, expect, it } from 'vitest';
import { DASHBOARD_PATHS } from '#src/domain/auth/route-gate.ts';
import { isOpenToSuspended } from '#src/domain/account/suspension.ts';

describe('a suspended account', () => {
  it.each(DASHBOARD_PATHS.filter((name) => name !== 'billing'))('is kept from /%s', (name) => {
    expect(isOpenToSuspended(`/${name}`)).toBe(false);
  });

  it.each(['/dashboard/change-email/a.b.c', '/billing/change-email/a.b.c', '/billing/more', '/no-such-page', '/'])(
    'is kept from %s',
    (path) => {
      expect(isOpenToSuspended(path)).toBe(false);
    },
  );

  it.each(['/billing', '/billing/', '/billing#upgrade-plan', '/billing?from=mail'])('may use %s', (path) => {
    expect(isOpenToSuspended(path)).toBe(true);
  });
});
