import { cleanText } from './clean-text.ts';

/** Letters and digits of any script, with hyphens between them. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/** One part before the @, a dotted domain after it, no invisible characters. */
const EMAIL = new RegExp(`^[^\\s\\p{C}@"(),:;<>[\\]\\\\]+@${LABEL}(?:\\.${LABEL})+$`, 'u');
/** The limits of RFC 5321 and 1035. */
const MAX_LENGTHS = { local: 64, domain: 253, label: 63 } as const;

export const CODE_LENGTH = 6;

export function isPresent(text: string): boolean {
  return cleanText('words', text) !== '';
}

export function isEmail(text: string): boolean {
  const email = text.trim();
  const [local = '', domain = ''] = email.split('@');
  if (local.length > MAX_LENGTHS.local || domain.length > MAX_LENGTHS.domain) return false;
  return EMAIL.test(email) && !email.startsWith('.') && !/\.\.|\.@/.test(email) && isDomain(domain);
}

/** Only an IP address ends with a numeric label. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.every(({ length }) => length <= MAX_LENGTHS.label) && !/^\p{N}+$/u.test(labels.at(-1) ?? '');
}

/** Inclusive, in characters, so a letter outside the basic plane counts as one. */
export function hasMaxLength(maximum: number): (text: string) => boolean {
  return (text) => [...text.trim()].length <= maximum;
}

/** The first six digits of the input, whatever script they are in. */
export function codeDigits(text: string): string {
  return cleanText('code', text).slice(0, CODE_LENGTH);
}

/** Null if nothing changes. After a rejected code the next digit starts another one, and the same may be entered again. */
export function enteredCode(raw: string, code: string, isRejected: boolean): string | null {
  const digits = cleanText('code', raw);
  const isContinued = isRejected && digits !== code && digits.startsWith(code);
  const entered = (isContinued ? digits.slice(code.length) : digits).slice(0, CODE_LENGTH);
  return entered === code && !(isRejected && raw === code) ? null : entered;
}

export function isCompleteCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}
