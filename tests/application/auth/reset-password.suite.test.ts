import { beforeEach, describe, expect, it } from 'vitest';
import { resetPasswordSuite, resetPasswordValidator } from '#src/application/auth/reset-password.suite.ts';

const both = (password: string) => ({ password, repeatedPassword: password });

describe.each(['sign-up', 'alternative'] as const)('the suite of a new password with the %s rules', (ruleSet) => {
  beforeEach(() => {
    resetPasswordSuite.reset();
  });

  it('is valid with a strong password that is entered twice', () => {
    expect(resetPasswordSuite.run(both('Northwall-2026'), ruleSet).isValid()).toBe(true);
  });

  it('asks for both passwords', () => {
    const result = resetPasswordSuite.run(both(''), ruleSet);
    expect(result.hasErrors('password')).toBe(true);
    expect(result.hasErrors('repeatedPassword')).toBe(true);
  });

  it('has an error of the second password alone when the two differ', () => {
    const result = resetPasswordSuite.run({ password: 'Northwall-2026', repeatedPassword: 'Northwall-2027' }, ruleSet);
    expect(result.hasErrors('password')).toBe(false);
    expect(result.hasErrors('repeatedPassword')).toBe(true);
  });
});

describe('the parts of a new password', () => {
  it.each([
    ['sign-up', 'Aa1!', 'sign-up.password.length'],
    ['sign-up', 'northwall-2026', 'sign-up.password.uppercase'],
    ['sign-up', 'Northwall-2026 ', 'sign-up.password.only-allowed'],
    ['alternative', 'NORTHWALL-2026', 'sign-up.alternative.password.lowercase'],
    ['alternative', `Aa1!${'x'.repeat(47)}`, 'sign-up.alternative.password.too-long'],
  ] as const)('of the %s rules reject "%s" with %s', (ruleSet, password, message) => {
    expect(resetPasswordValidator(ruleSet)(both(password))).toEqual({ password: message });
  });
});
