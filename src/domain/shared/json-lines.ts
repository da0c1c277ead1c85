/**
 * One line of a JSON text as a viewer writes it out: a value that fits on a line, or where an object or a list begins
 * or ends. Offsets are UTF-16 units into the text, the second one exclusive.
 */
export interface JsonLine {
  readonly kind: 'string' | 'number' | 'word' | 'object' | 'list' | 'end';
  /** 0 for the whole value. */
  readonly depth: number;
  /** The name with its quotes; null where the value stands in a list or for itself. */
  readonly key: Span | null;
  /** The whole value; of an `end` only its bracket. */
  readonly value: Span;
  /** The line of the object or list that it stands in; -1 for the outermost. An `end` stands beside its beginning. */
  readonly parent: number;
  /** Among its siblings, from 0. */
  readonly siblingIndex: number;
  /** How many values it holds. */
  readonly size: number;
  /** The last line of its value: its own, unless it is an object or a list with something in it. */
  readonly last: number;
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** By their number, from 0. */
export interface JsonLines {
  readonly length: number;
  /** Made when it is asked for; undefined where there is none. */
  line(index: number): JsonLine | undefined;
  /** Its `last`, without making the line. */
  lastOf(index: number): number;
  /** Where its name or, without one, its value begins. */
  startOf(index: number): number;
}

export interface JsonText {
  readonly text: string;
  readonly lines: JsonLines;
}

export function sliceOf(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}

/** Whether there is anything to fold. */
export function isFoldable({ last }: JsonLine, index: number): boolean {
  return last > index;
}

/** The lines that are to be seen while those in `folded` are shut, by their number. */
export function visibleLines(lines: JsonLines, folded: ReadonlySet<number>): readonly number[] {
  const visible: number[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    visible.push(index);
    if (folded.has(index)) index = lines.lastOf(index);
  }
  return visible;
}

/** What stands on the line beside its value and, where that is not folded, its end: `"a":`, then `{`, then a comma. */
export interface LineTokens {
  readonly key: string;
  readonly value: string;
  readonly comma: string;
}

export function lineTokens({ text, lines }: JsonText, index: number, isFolded = false): LineTokens {
  const line = lines.line(index);
  if (!line) throw new RangeError(`There is no line ${index}`);
  const opens = isFoldable(line, index);
  const siblings = lines.line(line.parent)?.size ?? 1;
  const comma = line.siblingIndex < siblings - 1 && (!opens || isFolded) ? ',' : '';
  return {
    key: line.key && line.kind !== 'end' ? `${sliceOf(text, line.key)}:` : '',
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

/** Where a value stands: `$.data["first name"][0]`, names spelled as in the text. */
export function jsonPath({ text, lines }: JsonText, index: number): string {
  const steps: string[] = [];
  for (let line = lines.line(index); line && line.parent >= 0; line = lines.line(line.parent)) {
    steps.push(line.key ? nameStep(sliceOf(text, line.key)) : `[${line.siblingIndex}]`);
  }
  return `$${steps.reverse().join('')}`;
}

function nameStep(name: string): string {
  const plain = PLAIN_NAME.exec(name)?.[1];
  return plain === undefined ? `[${name}]` : `.${plain}`;
}

/** What is copied: the characters of a string without quotes and escapes, anything else as it stands in the text. */
export function valueToCopy({ text, lines }: JsonText, index: number): string {
  const line = lines.line(index);
  if (!line) return '';
  const raw = sliceOf(text, line.value);
  return line.kind === 'string' ? String(JSON.parse(raw)) : raw;
}
