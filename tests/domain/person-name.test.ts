import { describe, expect, it } from 'vitest';
import { isNameLongEnough, isPersonName, nameLength } from '../../src/domain/validation/person-name';

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
    ' Elena ',
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
    'Ann1',
    '😀😀',
  ])('is not "%s"', (name) => {
    expect(isName(name)).toBe(false);
  });

  it.each([
    { name: 'Nguyễn'.normalize('NFD'), length: 6 },
    { name: '  Li  ', length: 2 },
    { name: '𠮷野', length: 2 },
  ])('counts "$name" as people do: $length', ({ name, length }) => {
    expect(nameLength(name)).toBe(length);
  });
});
