import { describe, expect, it } from 'vitest';
import * as rules from '#src/domain/auth/password-rules.ts';

describe('a password', () => {
  it.each([
    ['isPasswordLongEnough', 'eight888', true],
    ['isPasswordLongEnough', 'seven77', false],
    ['isPasswordLongEnough', '😀😀😀😀', false],
    ['hasLetter', '1234я', true],
    ['hasLetter', '1234!', false],
    ['hasUppercase', 'паролЯ', true],
    ['hasUppercase', 'пароля', false],
    ['hasLowercase', 'PAROl', true],
    ['hasLowercase', 'ПАРОЛ1!', false],
    ['hasDigit', 'a1', true],
    ['hasDigit', 'aB!', false],
    ['hasDigit', 'aB!٣', false],
    ['hasSpecial', 'aB1', false],
    ['hasSpecial', 'aB 1', false],
    ['hasSpecial', 'é'.normalize('NFD'), false],
  ] as const)('%s of "%s" is %s', (rule, password, passes) => {
    expect(rules[rule](password)).toBe(passes);
  });

  it.each(Array.from('$+=^<>|~`!"#%&\'()*,-./:;?@[\\]_{}§«»…'))('takes %s for a special character', (sign) => {
    expect([rules.hasSpecial(sign), rules.hasOnlyAllowed(sign)]).toEqual([true, true]);
  });

  it.each([
    ['Northwall-2026', true],
    ['Парола-2026', true],
    ['Élan-2026'.normalize('NFD'), true],
    ['Μυστικό-2026', false],
    ['密码-Abc-2026', false],
    ['with space 1A', false],
    ['tab\t1A', false],
    ['Emoji-2026😀', false],
    ['Keycap-1\uFE0F\u20E3', false],
    ['Euro-2026€', false],
    ['Digits-٢٠٢٦', false],
    ['Roman-Ⅷ-1', false],
  ])('of the characters in "%s" only allowed ones: %s', (password, passes) => {
    expect(rules.hasOnlyAllowed(password)).toBe(passes);
  });
});
