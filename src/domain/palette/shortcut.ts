import { pressedCharacter, type PressedKey } from '#src/domain/shared/pressed-character.ts';

export type Shortcut = readonly [string, ...string[]];

export interface ShortcutOwner {
  readonly id: string;
  readonly shortcut?: Shortcut | undefined;
}

export type SequenceStep =
  | { readonly kind: 'complete'; readonly id: string }
  | { readonly kind: 'pending'; readonly keys: readonly string[] }
  | { readonly kind: 'none' };

/** What a key does after the keys before it. A key that continues nothing may start a shortcut itself. */
export function pressKey(owners: readonly ShortcutOwner[], pending: readonly string[], key: string): SequenceStep {
  const step = stepOf(owners, [...pending, key]);
  return step.kind === 'none' && pending.length > 0 ? stepOf(owners, [key]) : step;
}

function stepOf(owners: readonly ShortcutOwner[], keys: readonly string[]): SequenceStep {
  const matching = owners.filter(({ shortcut }) => shortcut && keys.every((key, index) => shortcut[index] === key));
  const complete = matching.find(({ shortcut }) => shortcut?.length === keys.length);
  if (complete) return { kind: 'complete', id: complete.id };
  return matching.length > 0 ? { kind: 'pending', keys } : { kind: 'none' };
}

interface ModifiedKey extends PressedKey {
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Ctrl K; on a Mac ⌘ K, because Ctrl K deletes to the end of a line there. */
export function opensPalette(pressed: ModifiedKey, isMac: boolean): boolean {
  const { ctrlKey, metaKey, altKey } = pressed;
  const isModified = isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isModified && !altKey && pressedCharacter(pressed) === 'k';
}

/** The character of a key without a modifier; null for any other key. */
export function characterOf(pressed: ModifiedKey): string | null {
  const { ctrlKey, metaKey, altKey } = pressed;
  return ctrlKey || metaKey || altKey ? null : pressedCharacter(pressed);
}
