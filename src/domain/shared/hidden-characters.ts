export interface TextPart {
  readonly text: string;
  /** `text` is the name of a character that does not show by itself, such as U+202E. */
  readonly isHidden: boolean;
}

/**
 * What turns the direction of writing, joins, has no width, chooses between looks, or controls a terminal; and what is
 * blank without being a space. Line breaks and tabs are layout and stay.
 */
const HIDDEN = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800]|(?![\n\r\t])\p{Cc}/u;
const EACH_HIDDEN = new RegExp(HIDDEN, 'gu');

/** A foreign text in parts, so that nothing in it can hide or pose as something else on the screen. */
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

export interface RenderLimit {
  /** In UTF-16 units. */
  readonly characters: number;
  /** Each of them costs as much as many others, since it is drawn in a box of its own. */
  readonly hidden: number;
}

/** Where a piece of a text must end that begins at `start` and is drawn at once. It breaks no character. */
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
