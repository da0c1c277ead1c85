export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
}

const SIGNS: Readonly<Record<string, readonly [plain: string, shifted: string]>> = {
  Period: ['.', '>'],
  Slash: ['/', '?'],
};

/** What a shortcut calls the key: by position where the layout has another script there, or Alt another character. */
export function pressedCharacter({ key, code, shiftKey }: PressedKey): string | null {
  if (/^[ -~]$/.test(key)) return key.toLowerCase();
  if (/^[ -~]/.test(key) && key !== 'Dead') return null;
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? SIGNS[code]?.[shiftKey ? 1 : 0] ?? null;
}
