interface TextPart {
  readonly text: string;
  /** `text` then names an invisible character, such as U+202E. */
  readonly isHidden: boolean;
}

/** What changes direction, joins, has no width or controls a terminal, and blanks other than a space. */
const HIDDEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|(?![\n\r\t])\p{Cc}/u;
const EACH_HIDDEN = new RegExp(HIDDEN, 'gu');

/** Splits an untrusted text so that invisible characters show. */
export function splitHiddenCharacters(text: string): readonly TextPart[] {
  if (!HIDDEN.test(text)) return [{ text, isHidden: false }];
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, 0: character } of text.matchAll(EACH_HIDDEN)) {
    if (index > from) parts.push({ text: text.slice(from, index), isHidden: false });
    parts.push({ text: nameOf(character), isHidden: true });
    from = index + character.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), isHidden: false });
  return parts;
}

export function withoutHidden(text: string): string {
  return text.replace(EACH_HIDDEN, '');
}

export interface RenderLimit {
  readonly characters: number;
  /** A hidden character is drawn in its own box and costs as much as many others. */
  readonly hidden: number;
}

/** Where a rendered chunk from `start` ends, without splitting a character. */
export function chunkEnd(text: string, start: number, limit: RenderLimit): number {
  let end = Math.min(text.length, start + limit.characters);
  if (end < text.length && end - start > 1 && (text.codePointAt(end - 1) ?? 0) > 0xffff) end -= 1;
  let hidden = 0;
  for (const { index } of text.slice(start, end).matchAll(EACH_HIDDEN)) {
    hidden += 1;
    if (hidden > limit.hidden) return start + index;
  }
  return end;
}

function nameOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** What the text of a field is: a password, words of a person, their name, what a provider is to search for, an address that machines read, a code of digits, or a recovery code. */
export type TextKind = 'verbatim' | 'words' | 'person-name' | 'query' | 'address' | 'code' | 'recovery-code';

/** For what is checked and sent: people paste what they neither see nor mean. The field shows it as it was pasted. */
export function cleanText(kind: TextKind, text: string): string {
  return CLEANERS[kind](text);
}

const CLEANERS: Readonly<Record<TextKind, (text: string) => string>> = {
  verbatim: (text) => text,
  words: cleanWords,
  'person-name': (text) => withPlainSigns(cleanWords(withoutHidden(text))).normalize('NFC'),
  query: (text) => withPlainDigits(withPlainSigns(cleanWords(text)).normalize('NFKC')),
  address: (text) => withPlainAddress(withoutHidden(text).normalize('NFKC')).trim(),
  code: (text) => withPlainDigits(text.normalize('NFKC')).replace(/\D/g, ''),
  'recovery-code': (text) =>
    withPlainDigits(withPlainSigns(withoutHidden(text).normalize('NFKC')))
      .replace(LIST_MARK, '')
      .replace(/\s/g, ''),
};

/** `1. ` or `• ` before an entry of a list. */
const LIST_MARK = /^\s*(?:\d{1,2}[.)]|[-•*·])\s+/;

/** Marks of direction, soft hyphens and what has no width; not the signs of which emoji and scripts are made. */
const MARKS = /[\p{Bidi_Control}\p{Cs}\u00ad\u180e\u200b\u2060-\u2064\ufeff]|(?!\s)\p{Cc}/gu;
/** Joiners belong between letters of some scripts and parts of emoji; beside ASCII they were pasted along. */
const STRAY_JOINERS = /(?<![^\0-\x7f\s])[\u200c\u200d]|[\u200c\u200d](?![^\0-\x7f\s])/gu;

function cleanWords(text: string): string {
  return text.replace(MARKS, '').replace(STRAY_JOINERS, '').replace(/\s/g, ' ').trim();
}

/** ’ stays: it is an apostrophe that names may have. */
function withPlainSigns(text: string): string {
  return text.replace(/[\p{Pd}\u2212]/gu, '-').replace(/[`´\u02bc\u2018\u201b\u2032\uff07]/g, "'");
}

function withPlainAddress(text: string): string {
  const plain = withPlainSigns(text).replaceAll('’', "'").replaceAll('。', '.');
  // In a domain of another script the digits of that script are part of the name.
  return /(?!\p{Script=Latin})\p{L}/u.test(plain) ? plain : withPlainDigits(plain);
}

/** Unicode has the ten digits of each script in one row, from zero. */
export function withPlainDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let zero = point;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((point - zero) % 10);
  });
}
