import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codeDigits,
  enteredCode,
  hasMaxLength,
  isCompleteCode,
  isEmail,
  isPresent,
} from '#src/domain/shared/text-rules.ts';

describe('an email', () => {
  it.each([
    'a@b.co',
    'elena.vasileva+keys@northwall.example',
    ' padded@mail.example ',
    "o'neill@mail.example",
    'ана@пример.бг',
    'a@xn--e1afmkfd.xn--90ae',
    '\t\r\npadded@mail.example\u00a0\u3000',
    `${'a'.repeat(64)}@b.co`,
    `a@${'b'.repeat(63)}.co`,
    'a@1.2.3.4a',
    'a@123.co',
    'a@mail-2.b.co',
    'a@'.concat('mañana'.normalize('NFD'), '.es'),
  ])('may be %s', (text) => expect(isEmail(text)).toBe(true));

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b c.de',
    'a@@b.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.de',
    'a@b.co,c@d.ef',
    'a@.co',
    'a@b.com>',
    'a@b.com;',
    'a@b!.c',
    'a@-b.com',
    'a@b-.com',
    'a@b.com-',
    'a@b.c(d)',
    'a@b_c.de',
    'a@b.c]',
    'a\\b@c.de',
    'a]b@c.de',
    'a\u0000b@c.de',
    'a\u007fb@c.de',
    'a\u0085b@c.de',
    'a\u200bb@c.de',
    'a@b\u0007.co',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    `a@${'b.'.repeat(126)}co`,
    'a@1.2.3.4',
    'a@b.123',
    'a@b.٤٥',
  ])('may not be %s', (text) => expect(isEmail(text)).toBe(false));

  it('is decided quickly for hostile input', () => {
    expect(isEmail(`${'a'.repeat(50_000)}@${'b.'.repeat(50_000)}`)).toBe(false);
    expect(isEmail(`a@${'b-'.repeat(50_000)}`)).toBe(false);
    expect(isEmail(`a@b.${'c'.repeat(50_000)}!`)).toBe(false);
  });
});

describe('presence', () => {
  it('of a text needs more than blanks', () => {
    expect([isPresent(''), isPresent(' \t\n'), isPresent('\u00a0'), isPresent(' x ')]).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a maximum', () => {
  it.each([
    { text: 'x'.repeat(50), passes: true },
    { text: 'x'.repeat(51), passes: false },
    { text: '🗝'.repeat(50), passes: true },
    { text: ` ${'x'.repeat(50)} `, passes: true },
  ])('is inclusive and counts characters: $passes for $text', ({ text, passes: holds }) => {
    expect(hasMaxLength(50)(text)).toBe(holds);
  });
});

describe('the digits of a code', () => {
  it.each([
    { typed: '123456', digits: '123456' },
    { typed: '12 34-56', digits: '123456' },
    { typed: 'Your code: 123456.', digits: '123456' },
    { typed: '1234567', digits: '123456' },
    { typed: '１２３４５６', digits: '123456' },
    { typed: '۱۲۳ ٤٥٦', digits: '123456' },
    { typed: 'abc', digits: '' },
  ])('in "$typed" are $digits', ({ typed, digits }) => {
    expect(codeDigits(typed)).toBe(digits);
  });

  it('are six at most, whatever is pasted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (typed) => /^[0-9]{0,6}$/.test(codeDigits(typed))));
  });

  it('are complete with the sixth', () => {
    expect([isCompleteCode('12345'), isCompleteCode('123456')]).toEqual([false, true]);
  });
});

describe('what is entered into a code', () => {
  const rejected = { code: '123456', isRejected: true };
  const unchecked = { code: '123456', isRejected: false };

  it.each([
    { name: 'a seventh digit', raw: '1234567', ...unchecked, becomes: null },
    { name: 'a seventh digit after a rejection', raw: '1234567', ...rejected, becomes: '7' },
    { name: 'another code behind a rejected one', raw: '123456654321', ...rejected, becomes: '654321' },
    { name: 'another code instead of a rejected one', raw: '654321', ...rejected, becomes: '654321' },
    { name: 'a digit of another script after a rejection', raw: '123456٧', ...rejected, becomes: '7' },
    { name: 'a letter after a rejection', raw: '123456x', ...rejected, becomes: null },
    { name: 'the same code after a rejection', raw: '123456', ...rejected, becomes: '123456' },
    { name: 'the same code', raw: '123456', ...unchecked, becomes: null },
    { name: 'a rejected code without its last digit', raw: '12345', ...rejected, becomes: '12345' },
    { name: 'the next digit', raw: '123', code: '12', isRejected: false, becomes: '123' },
  ])('is $becomes for $name', ({ raw, code, isRejected, becomes }) => {
    expect(enteredCode(raw, code, isRejected)).toBe(becomes);
  });
});
