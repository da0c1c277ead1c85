import { describe, expect, it } from 'vitest';
import { routePattern } from '#src/domain/auth/route-pattern.ts';

describe('the pattern of a path', () => {
  it.each([
    ['/usage', '/usage'],
    ['/usage/', '/usage'],
    ['/auth/login', '/auth/login'],
    ['/auth/company-data', '/auth/company-data'],
    ['/reset-password/s3cret.t0ken', '/reset-password/:token'],
    ['/reset-password', '/reset-password/:token'],
    ['/account/change-email/s3cret', '/:page/change-email/:token'],
    ['/team/accept-ownership/s3cret', '/:page/accept-ownership/:token'],
    ['/auth/team/register/s3cret', '/auth/team/register/:token'],
    ['/ada@northwall.example', '/:other'],
    ['/', '/:other'],
  ])('of %s is %s', (path, pattern) => {
    expect(routePattern(path)).toBe(pattern);
  });
});
