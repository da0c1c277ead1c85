import { cleanText } from './clean-text.ts';

/** With one mark between its thousands throughout. No first group starts with a zero: `0.500` is a half. */
const GROUPED = /^[1-9]\d{0,2}(?:([,.' ])\d{3})(?:\1\d{3})*$/;
const PLAIN = /^\d+$/;
/** What stands before and behind the last mark. Arabic has a mark of its own for decimals. */
const PARTS = /^(-?)(.*?)(?:([.,٫])(\d+))?$/;
const USUAL_DECIMALS = 2;
const THOUSANDTHS = 3;

/** For a field: without marks between thousands, and never one that `readAmount` could take for thousands. */
export function amountText(amount: number, decimals = USUAL_DECIMALS): string {
  const text = withoutExponent(amount);
  // A fourth decimal, because three behind a mark are thousands to most people.
  return readAmount(text, decimals) === amount ? text : `${text}0`;
}

/**
 * As people type it in any of the languages: `1,000.5`, `1.000,50`, `1 000`, `١٬٠٠٠٫٥`; null if it is no number. Three digits
 * behind a single mark are thousands, except behind a point in a unit that has thousandths.
 */
export function readAmount(typed: string, decimals = USUAL_DECIMALS): number | null {
  const text = cleanText('address', typed).replaceAll('٬', "'");
  const [, sign = '', whole = '', mark = '', fraction = ''] = PARTS.exec(text) ?? [];
  const isPoint = decimals === THOUSANDTHS && mark === '.' && !whole.includes('.');
  if (!isPoint && GROUPED.test(whole + mark + fraction)) return toNumber(sign, whole + fraction, '');
  const isGrouped = GROUPED.test(whole) && (mark === '' || !whole.includes(mark));
  if (!isGrouped && !PLAIN.test(whole) && (whole !== '' || fraction === '')) return null;
  return toNumber(sign, whole, fraction);
}

function toNumber(sign: string, whole: string, fraction: string): number {
  return Number(`${sign}${whole.replace(/\D/g, '')}.${fraction}0`);
}

/** `1e-7` is no text that anybody types. */
function withoutExponent(amount: number): string {
  const [, sign = '', first = '', others = '', exponent] = /^(-?)(\d)\.?(\d*)e([+-]\d+)$/.exec(String(amount)) ?? [];
  if (exponent === undefined) return String(amount);
  const digits = first + others;
  const shift = Number(exponent);
  return sign + (shift < 0 ? `0.${'0'.repeat(-shift - 1)}${digits}` : digits.padEnd(shift + 1, '0'));
}
