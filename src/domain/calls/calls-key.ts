import { pressedCharacter, type PressedKey } from '#src/domain/shared/pressed-character.ts';

export interface CallsKey extends PressedKey {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Alt Shift C. It works while a field has the focus. */
export function togglesCalls(pressed: CallsKey): boolean {
  const { altKey, shiftKey, ctrlKey, metaKey } = pressed;
  return altKey && shiftKey && !ctrlKey && !metaKey && pressedCharacter(pressed) === 'c';
}
