/** A value that fits on a line, or one end of an object or list. Offsets are UTF-16 units, the end exclusive. */
export interface JsonLine {
  readonly kind: 'string' | 'number' | 'word' | 'object' | 'list' | 'end';
  readonly depth: number;
  /** The name with its quotes; null in a list and for the root. */
  readonly key: Span | null;
  /** The whole value; for an `end` only its bracket. */
  readonly value: Span;
  /** The line of the enclosing object or list; -1 for the root. */
  readonly parent: number;
  /** Among its siblings, from 0. */
  readonly siblingIndex: number;
  readonly size: number;
  /** The last line of its value, which is its own unless it has children. */
  readonly last: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface JsonText {
  readonly text: string;
  readonly lines: readonly JsonLine[];
}

export function sliceOf(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

export function isFoldable({ last }: JsonLine, index: number): boolean {
  return last > index;
}

export function visibleLines(lines: readonly JsonLine[], folded: ReadonlySet<number>): readonly number[] {
  const visible: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    visible.push(index);
    if (folded.has(index)) index = lines[index]?.last ?? index;
  }
  return visible;
}

/** The tokens around a line's value: `"a":`, then `{`, then a comma. */
export interface LineTokens {
  readonly key: string;
  readonly value: string;
  readonly comma: string;
}

export function lineTokens({ text, lines }: JsonText, index: number, isFolded = false): LineTokens {
  const line = lines[index];
  if (!line) throw new RangeError(`There is no line ${index}`);
  const opens = isFoldable(line, index);
  const siblings = lines[line.parent]?.size ?? 1;
  const comma = line.siblingIndex < siblings - 1 && (!opens || isFolded) ? ',' : '';
  return {
    key: line.key ? `${sliceOf(text, line.key)}:` : '',
    value: valueToken(text, line, opens, isFolded),
    comma,
  };
}

function valueToken(text: string, { kind, value }: JsonLine, opens: boolean, isFolded: boolean): string {
  if (kind !== 'object' && kind !== 'list') return sliceOf(text, value);
  const [start, end] = kind === 'object' ? ['{', '}'] : ['[', ']'];
  if (!opens) return `${start}${end}`;
  return isFolded ? `${start} … ${end}` : start;
}

const PLAIN_NAME = /^"([A-Za-z_$][\w$]*)"$/;

/** `$.data["first name"][0]`, with names spelled as in the text. */
export function jsonPath({ text, lines }: JsonText, index: number): string {
  const steps: string[] = [];
  for (let line = lines[index]; line && line.parent >= 0; line = lines[line.parent]) {
    steps.push(line.key ? nameStep(sliceOf(text, line.key)) : `[${line.siblingIndex}]`);
  }
  return `$${steps.reverse().join('')}`;
}

function nameStep(name: string): string {
  const plain = PLAIN_NAME.exec(name)?.[1];
  return plain === undefined ? `[${name}]` : `.${plain}`;
}

/** A string without quotes and escapes, any other value verbatim. */
export function valueToCopy({ text, lines }: JsonText, index: number): string {
  const line = lines[index];
  if (!line) return '';
  const raw = sliceOf(text, line.value);
  return line.kind === 'string' ? String(JSON.parse(raw)) : raw;
}
