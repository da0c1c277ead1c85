export interface TextPart {
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
