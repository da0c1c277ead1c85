import type { Disposer } from '#src/application/platform/clock.ts';

export type DraftValues = Readonly<Record<string, string>>;

export interface DraftSlot {
  /** What was typed before, once. */
  consume(): DraftValues | null;
  /** Reads the values when the session ends, unless disposed before; null leaves no draft. */
  track(read: () => DraftValues | null): Disposer;
}

/** Fields that no draft may hold. */
type SecretField = 'password' | 'repeatedPassword' | 'code' | 'token' | 'key' | 'secret';

export interface FormDraft<V> {
  readonly slot: DraftSlot;
  readonly fields: readonly Exclude<keyof V & string, SecretField>[];
}

/** Several choices as one text, a line each, so that a draft can hold them. */
export function joinChosen(chosen: readonly string[]): string {
  return chosen.join('\n');
}

export function splitChosen(text: string): readonly string[] {
  return text === '' ? [] : text.split('\n');
}
