import { describe, expect, it } from 'vitest';
import { hasNumeral, isNameLongEnough, isPersonName, nameLength } from '#src/domain/auth/person-name.ts';

const isName = (text: string) => isPersonName(text) && isNameLongEnough(text);

describe('the name of a person', () => {
  it.each([
    'Ана-Мария',
    'O’Neill',
    "O'Neill",
    'José Luis',
    'Nguyễn Thị',
    'Nguyễn Thị'.normalize('NFD'),
    'Jean-Luc',
    'de la Cruz',
    'Øyvind',
    'Ξένια',
    '王芳',
    'Li',
  ])('is "%s"', (name) => {
    expect(isName(name)).toBe(true);
  });

  it.each([
    '',
    ' ',
    'A',
    'É'.normalize('NFD'),
    'J0hn',
    '--',
    "''",
    'Ann--Marie',
    'Ann  Marie',
    'Ann -Marie',
    "O''Neill",
    '-Ann',
    'Ann-',
    "'Ann",
    'Ann’',
    'Ann_Marie',
    'Dr. Ann',
    'Ann\tMarie',
    ' Ann',
    'Ann ',
    '\u0301\u0301',
    '\u0301Ann',
    'Ann-\u0301',
    'Ann1',
    '😀😀',
  ])('is not "%s"', (name) => {
    expect(isName(name)).toBe(false);
  });

  it.each(['王', '李', '蓮', 'É'.normalize('NFD')])(
    'of one letter, "%s", is long enough when the shortest is one',
    (name) => {
      expect([isPersonName(name), isNameLongEnough(name), isNameLongEnough(name, 1)]).toEqual([true, false, true]);
      expect(isNameLongEnough(' ', 1)).toBe(false);
    },
  );

  it('has no numerals, of whatever script', () => {
    expect(['J0hn', 'Ann٣', 'Ann'].map(hasNumeral)).toEqual([true, true, false]);
  });

  it('is decided quickly for hostile input', () => {
    expect(isPersonName(`${'a\u0301'.repeat(50_000)}!`)).toBe(false);
  });

  it.each([
    { name: 'Nguyễn'.normalize('NFD'), length: 6 },
    { name: '  Li  ', length: 2 },
    { name: '𠮷野', length: 2 },
  ])('counts "$name" as people do: $length', ({ name, length }) => {
    expect(nameLength(name)).toBe(length);
  });
});
