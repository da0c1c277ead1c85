import { withoutHidden } from './hidden-characters.ts';

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
