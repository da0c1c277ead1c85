/** Letters and digits of any script, and hyphens between them. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';
/** One part before the @, a dotted domain behind it, no spaces and nothing that cannot be seen (§5). */
const EMAIL = new RegExp(`^[^\\s\\p{C}@"(),:;<>[\\]\\\\]+@${LABEL}(?:\\.${LABEL})+$`, 'u');
/** RFC 5321 and 1035: no server takes longer ones. */
const MAX_LENGTHS = { local: 64, domain: 253, label: 63 } as const;

export const CODE_LENGTH = 6;

export function isPresent(text: string): boolean {
  return text.trim() !== '';
}

export function isEmail(text: string): boolean {
  const email = text.trim();
  const [local = '', domain = ''] = email.split('@');
  if (local.length > MAX_LENGTHS.local || domain.length > MAX_LENGTHS.domain) return false;
  return EMAIL.test(email) && !email.startsWith('.') && !/\.\.|\.@/.test(email) && isDomain(domain);
}

/** The last label of an IP address is a number, that of a domain never. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.every(({ length }) => length <= MAX_LENGTHS.label) && !/^\p{N}+$/u.test(labels.at(-1) ?? '');
}

/** Inclusive (D23). Counts characters, so that a letter outside the basic plane is one. */
export function hasMaxLength(maximum: number): (text: string) => boolean {
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
