/** Letters and digits of any script, and hyphens between them. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/** One part before the @, a dotted domain behind it, no spaces (§5). */
const EMAIL = new RegExp(`^[^\\s@"(),:;<>[\\]\\\\]+@${LABEL}(?:\\.${LABEL})+$`, 'u');

export const CODE_LENGTH = 6;

export function isPresent(text: string): boolean {
  return text.trim() !== '';
}

export function isEmail(text: string): boolean {
  const address = text.trim();
  return EMAIL.test(address) && !address.startsWith('.') && !/\.\.|\.@/.test(address);
}

/** Inclusive (D23). Counts characters, so that a letter outside the basic plane is one. */
export function hasAtMost(maximum: number): (text: string) => boolean {
  return (text) => [...text.trim()].length <= maximum;
}

/** Passwords count as present with any character, a space too: they are never trimmed. */
export function isPasswordPresent(password: string): boolean {
  return password !== '';
}

/** What typing, pasting or autofill leaves in a code field: six digits at most, nothing else (§5, D24). */
export function codeDigits(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH);
}

export function isCompleteCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}
