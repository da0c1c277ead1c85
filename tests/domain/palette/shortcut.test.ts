import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { togglesCalls } from '#src/domain/calls/calls-key.ts';
import {
  characterOf,
  opensPalette,
  pressKey,
  type SequenceStep,
  type ShortcutOwner,
} from '#src/domain/palette/shortcut.ts';
import { pressedCharacter } from '#src/domain/shared/pressed-character.ts';

const OWNERS: readonly ShortcutOwner[] = [
  { id: 'keys', shortcut: ['g', 'k'] },
  { id: 'billing', shortcut: ['g', 'b'] },
  { id: 'create-key', shortcut: ['c', 'k'] },
  { id: 'plain' },
];

function press(keys: string): SequenceStep {
  let step: SequenceStep = { kind: 'none' };
  for (const key of keys) step = pressKey(OWNERS, step.kind === 'pending' ? step.keys : [], key);
  return step;
}

const CHOSEN = {
  g: 'pending',
  c: 'pending',
  gk: 'keys',
  gb: 'billing',
  ck: 'create-key',
  ggk: 'keys',
  gck: 'create-key',
};

describe('a sequence of keys', () => {
  it.each([...Object.entries(CHOSEN), ['k', 'none'], ['gx', 'none'], ['gxk', 'none'], ['gkk', 'none']])(
    '%s leads to %s',
    (keys, outcome) => {
      const step = press(keys);
      expect(step.kind === 'complete' ? step.id : step.kind).toBe(outcome);
    },
  );

  it('ends with its shortcut whatever was pressed before', () => {
    const noise = fc.string({ unit: fc.constantFrom('g', 'c', 'k', 'b', 'x'), maxLength: 12 });
    fc.assert(
      fc.property(noise, (before) => {
        // An open "g" or "c" would take the next key.
        expect(press(`${before}xgb`)).toEqual({ kind: 'complete', id: 'billing' });
      }),
    );
  });
});

type PressedKey = Parameters<typeof opensPalette>[0];

const key = (more: Partial<PressedKey>): PressedKey => ({
  ...{ key: 'k', code: 'KeyK', shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...more,
});

describe('the palette', () => {
  it.each([
    [{ ctrlKey: true }, true, false],
    [{ metaKey: true }, false, true],
    [{ ctrlKey: true, key: 'K' }, true, false],
    [{ ctrlKey: true, key: 'л' }, true, false],
    [{ ctrlKey: true, altKey: true }, false, false],
    [{ ctrlKey: true, metaKey: true }, false, false],
    [{ ctrlKey: true, key: 'j', code: 'KeyJ' }, false, false],
    [{}, false, false],
  ])('opens by %j: %s, on a Mac %s', (pressed, elsewhere, onMac) => {
    expect([opensPalette(key(pressed), false), opensPalette(key(pressed), true)]).toEqual([elsewhere, onMac]);
  });
});

describe('the character of a key', () => {
  it.each([
    [{}, 'k'],
    [{ key: 'K' }, 'k'],
    [{ key: '?', code: 'Slash' }, '?'],
    [{ key: 'л' }, 'k'],
    [{ key: 'Enter', code: 'Enter' }, null],
    [{ key: 'é', code: 'Digit2' }, null],
    [{ ctrlKey: true }, null],
    [{ altKey: true }, null],
    [{ metaKey: true }, null],
  ])('of %j is %s', (pressed, character) => {
    expect(characterOf(key(pressed))).toBe(character);
  });
});

type Key = readonly [key: string, code: string, shift?: 'shift'];
type Layout = Readonly<Record<'k' | 'g' | 'b' | 'C' | '.' | '/' | '?', Key>>;

/** What an event holds for the keys with these signs, or for those at their place. */
const LAYOUTS: Readonly<Record<string, Layout>> = {
  English: {
    ...{ k: ['k', 'KeyK'], g: ['g', 'KeyG'], b: ['b', 'KeyB'], C: ['C', 'KeyC', 'shift'] },
    ...{ '.': ['.', 'Period'], '/': ['/', 'Slash'], '?': ['?', 'Slash', 'shift'] },
  },
  German: {
    ...{ k: ['k', 'KeyK'], g: ['g', 'KeyG'], b: ['b', 'KeyB'], C: ['C', 'KeyC', 'shift'] },
    ...{ '.': ['.', 'Period'], '/': ['/', 'Digit7', 'shift'], '?': ['?', 'Minus', 'shift'] },
  },
  'French (AZERTY)': {
    ...{ k: ['k', 'KeyK'], g: ['g', 'KeyG'], b: ['b', 'KeyB'], C: ['C', 'KeyC', 'shift'] },
    ...{ '.': ['.', 'Comma', 'shift'], '/': ['/', 'Period', 'shift'], '?': ['?', 'KeyM', 'shift'] },
  },
  Dvorak: {
    ...{ k: ['k', 'KeyV'], g: ['g', 'KeyU'], b: ['b', 'KeyN'], C: ['C', 'KeyI', 'shift'] },
    ...{ '.': ['.', 'KeyE'], '/': ['/', 'BracketLeft'], '?': ['?', 'BracketLeft', 'shift'] },
  },
  Russian: {
    ...{ k: ['л', 'KeyK'], g: ['п', 'KeyG'], b: ['и', 'KeyB'], C: ['С', 'KeyC', 'shift'] },
    ...{ '.': ['ю', 'Period'], '/': ['/', 'Backslash', 'shift'], '?': ['?', 'Digit7', 'shift'] },
  },
  Arabic: {
    ...{ k: ['ن', 'KeyK'], g: ['ل', 'KeyG'], b: ['لا', 'KeyB'], C: ['ؤ', 'KeyC', 'shift'] },
    ...{ '.': ['ز', 'Period'], '/': ['ظ', 'Slash'], '?': ['؟', 'Slash', 'shift'] },
  },
  'English on a Mac, with Alt': {
    ...{ k: ['k', 'KeyK'], g: ['g', 'KeyG'], b: ['b', 'KeyB'], C: ['Ç', 'KeyC', 'shift'] },
    ...{ '.': ['.', 'Period'], '/': ['/', 'Slash'], '?': ['?', 'Slash', 'shift'] },
  },
};

describe.each(Object.entries(LAYOUTS))('on a keyboard that is %s', (_, layout) => {
  const press = (name: keyof Layout, more: Partial<PressedKey> = {}) => {
    const [pressed, code, shift] = layout[name];
    return key({ key: pressed, code, shiftKey: shift === 'shift', ...more });
  };

  it('every shortcut is found by its sign, or else by its place', () => {
    expect(opensPalette(press('k', { ctrlKey: true }), false)).toBe(true);
    expect(togglesCalls(press('C', { altKey: true }))).toBe(true);
    expect(pressedCharacter(press('.', { ctrlKey: true })), 'the panel of the demo').toBe('.');
    expect((['g', 'b', '/', '?'] as const).map((name) => characterOf(press(name)))).toEqual(['g', 'b', '/', '?']);
  });
});
