import { describe, expect, it } from 'vitest';
import { appUrl, groupedSecret, hasFewCodes, recoveryCodesText, secretOf } from '#src/domain/account/two-factor.ts';

describe('the second factor', () => {
  it.each([
    ['otpauth://totp/Northwall:ada?secret=JBSWY3DP', true],
    ['OTPAUTH://totp/a?secret=B', true],
    ['javascript:alert(1)', false],
    ['https://evil.example/otpauth://totp', false],
  ])('opens the app of the device by %s: %s', (otpauthUrl, opens) => {
    expect(appUrl({ otpauthUrl, secret: 'B' })).toBe(opens ? otpauthUrl : null);
  });

  it.each([
    ['otpauth://totp/Northwall:ada?secret=JBSWY3DP&issuer=Northwall', 'JBSWY3DP'],
    ['otpauth://totp/Northwall:ada?issuer=Northwall&secret=JBSW%59', 'JBSWY'],
    ['otpauth://totp/Northwall:ada?issuer=Northwall', ''],
    ['not a url', ''],
    ['', ''],
  ])('of %s has the secret "%s"', (url, secret) => {
    expect(secretOf(url)).toBe(secret);
  });

  it.each([
    ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
    ['JBSWY3', 'JBSW Y3'],
    ['JB SW Y3', 'JBSW Y3'],
    ['', ''],
  ])('writes "%s" as "%s"', (secret, written) => {
    expect(groupedSecret(secret)).toBe(written);
  });

  it.each([
    [true, 4, false],
    [true, 3, true],
    [true, 0, true],
    [true, null, false],
    [false, 0, false],
  ])('that is on: %s, with %s codes left, warns: %s', (isOn, recoveryCodesLeft, warns) => {
    expect(hasFewCodes({ isOn, since: null, recoveryCodesLeft })).toBe(warns);
  });

  it('has a file with one code a line', () => {
    expect(recoveryCodesText('Codes', ['one', 'two'])).toBe('Codes\n\none\ntwo\n');
  });
});
