import { describe, expect, it } from 'vitest';
import { isPlainPhoneNumber } from '#src/domain/auth/person-name.ts';

describe('the plain pattern of a phone number', () => {
  it.each(['12345', '123456789012', '(088) 512-34 56', '088–512–3456'])('takes "%s"', (number) => {
    expect(isPlainPhoneNumber(number)).toBe(true);
  });

  it.each(['', '1234', '1234567890123', '+359885123456', '088.512.3456', '12345a', '(--) 12'])(
    'rejects "%s"',
    (number) => {
      expect(isPlainPhoneNumber(number)).toBe(false);
    },
  );
});
