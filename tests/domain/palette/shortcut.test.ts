import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  characterOf,
  opensPalette,
  type PressedKey,
  pressKey,
  type SequenceStep,
  type ShortcutOwner,
} from '#src/domain/palette/shortcut.ts';

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

const key = (more: Partial<PressedKey>): PressedKey => ({
  ...{ key: 'k', code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false },
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
