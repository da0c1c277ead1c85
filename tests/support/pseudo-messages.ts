import { allMessages } from './all-messages.ts';

const LETTER = /[A-Za-z]/g;
const LATIN = /[A-Za-z]/;
/** The full-width letter: readable, and absent from untranslated texts. */
const FULL_WIDTH = 0xff21 - 0x41;

/** Marks every letter of a message; values and tags stay unchanged. */
export function pseudo(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<.*?>)/);
  return parts
    .map((part, index) => (index % 2 === 1 ? part : part.replace(LETTER, (letter) => toFullWidth(letter))))
    .join('');
}

function toFullWidth(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) + FULL_WIDTH);
}

const ACCENTS = { a: 'á', e: 'ë', i: 'ï', o: 'õ', u: 'ü', A: 'Á', E: 'Ë', I: 'Ï', O: 'Õ', U: 'Ü' } as const;

/** With accents, in brackets, and 40 % longer, as other languages are; values and tags stay unchanged. */
export function longer(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<.*?>)/);
  const accented = parts.map((part, index) => (index % 2 === 1 ? part : part.replace(/[aeiouAEIOU]/g, withAccent)));
  return `[${accented.join('')} ${'långér '.repeat(Math.ceil((text.length * 0.4) / 7)).trim()}]`;
}

function withAccent(letter: string): string {
  return ACCENTS[letter as keyof typeof ACCENTS];
}

/** The whole catalog in the pseudo-language. */
export const pseudoMessages = Object.fromEntries(
  Object.entries(allMessages).map(([key, text]) => [key, pseudo(text)]),
) as Record<keyof typeof allMessages, string>;

const READ_OUT = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'] as const;

/** Visible or announced texts of the page that are untranslated, without the exclusions. */
export function untranslated(exclusions: readonly (string | RegExp)[]): readonly string[] {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) found.push(...READ_OUT.map((name) => node.getAttribute(name) ?? ''));
    else if (!node.parentElement?.closest('script, style, [data-testing]')) found.push(node.textContent ?? '');
  }
  const without = (text: string) => exclusions.reduce<string>((left, known) => left.replaceAll(known, ''), text);
  return found.filter((text) => LATIN.test(text) && LATIN.test(without(text)));
}
