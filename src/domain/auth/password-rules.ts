/** Punctuation and symbols such as $ + = ^ < > | ~ and the backtick. */
const SPECIAL = /[^\p{L}\p{M}\p{N}\s]/u;
/** Latin and Cyrillic letters with their marks, ASCII digits, punctuation and symbols. */
const ALLOWED = /^(?:(?=\p{L})[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}*|[0-9\p{P}$+=^<>|~`])*$/u;

const MIN_LENGTH = 8;

export const isPasswordLongEnough = (password: string): boolean => [...password].length >= MIN_LENGTH;
export const hasLetter = (password: string): boolean => /\p{L}/u.test(password);
export const hasUppercase = (password: string): boolean => /\p{Lu}/u.test(password);
export const hasLowercase = (password: string): boolean => /\p{Ll}/u.test(password);
export const hasDigit = (password: string): boolean => /[0-9]/.test(password);
export const hasSpecial = (password: string): boolean => SPECIAL.test(password);
export const hasOnlyAllowed = (password: string): boolean => ALLOWED.test(password.normalize('NFC'));
