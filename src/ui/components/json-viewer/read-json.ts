import type { JsonLine, JsonText, Span } from '#src/domain/shared/json-lines.ts';

export type JsonReading =
  | ({ readonly kind: 'json' } & JsonText)
  | { readonly kind: 'raw'; readonly text: string; readonly reason: 'empty' | 'not-json' | 'too-large' };

/** Larger texts are shown raw, because parsing them would block the page. */
const MAX_CHARACTERS = 2_097_152;
const MAX_LINES = 150_000;
const MAX_DEPTH = 500;

/** Splits JSON into lines; invalid JSON stays raw. Never throws. */
export function readJson(text: string): JsonReading {
  if (text.trim() === '') return { kind: 'raw', text, reason: 'empty' };
  const lines = text.length > MAX_CHARACTERS ? null : linesOf(text);
  if (!lines) return { kind: 'raw', text, reason: 'too-large' };
  return isJson(text) ? { kind: 'json', text, lines } : { kind: 'raw', text, reason: 'not-json' };
}

/** Null when there are too many lines or levels. Invalid JSON gives an arbitrary result. */
function linesOf(text: string): readonly JsonLine[] | null {
  const writer = new LineWriter();
  for (let start = 0; start < text.length; ) {
    const sign = text.charAt(start);
    const end = tokenEnd(text, start, sign);
    writer.writeToken(sign, start, end);
    if (writer.lines.length > MAX_LINES || writer.depth > MAX_DEPTH) return null;
    start = end;
  }
  return writer.lines;
}

/** The native parser validates the text, because it is faster. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function tokenEnd(text: string, start: number, sign: string): number {
  if (sign === '"') return stringEnd(text, start);
  return isSingleCharacterToken(text.charCodeAt(start)) ? start + 1 : wordEnd(text, start);
}

function stringEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
}

function wordEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && !isSingleCharacterToken(text.charCodeAt(at)) && text.charCodeAt(at) !== QUOTE) at += 1;
  return at;
}

const [BLANK, QUOTE, BACKSLASH] = [0x20, 0x22, 0x5c];
const SINGLE_CHARACTER_TOKENS = Uint8Array.from({ length: 0x80 }, (_, code) =>
  Number('{}[],:'.includes(String.fromCharCode(code))),
);

/** True for whitespace and for punctuation tokens. */
function isSingleCharacterToken(code: number): boolean {
  return code <= BLANK || SINGLE_CHARACTER_TOKENS[code] === 1;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

class LineWriter {
  readonly lines: Writable<JsonLine>[] = [];
  private readonly open: number[] = [];
  private key: Span | null = null;

  get depth(): number {
    return this.open.length;
  }

  /** The first character identifies the token. */
  writeToken(sign: string, start: number, end: number): void {
    if (sign === '{') this.open.push(this.write('object', start, end));
    else if (sign === '[') this.open.push(this.write('list', start, end));
    else if (sign === '}' || sign === ']') this.close(end);
    else if (sign === '"' && this.expectsKey()) this.key = { start, end };
    else if (sign === '"') this.write('string', start, end);
    else if (sign === '-' || (sign >= '0' && sign <= '9')) this.write('number', start, end);
    else if (!isSingleCharacterToken(sign.charCodeAt(0))) this.write('word', start, end);
  }

  private expectsKey(): boolean {
    return this.key === null && this.lines[this.open.at(-1) ?? -1]?.kind === 'object';
  }

  private write(kind: JsonLine['kind'], start: number, end: number): number {
    const index = this.lines.length;
    const parent = this.open.at(-1) ?? -1;
    const around = this.lines[parent];
    const siblingIndex = around?.size ?? 0;
    if (around) around.size += 1;
    const [depth, key] = [this.open.length, this.key];
    this.lines.push({ kind, depth, key, value: { start, end }, parent, siblingIndex, size: 0, last: index });
    this.key = null;
    return index;
  }

  /** Ends an object or list at `end - 1`; an empty one stays on one line. */
  private close(end: number): void {
    const line = this.lines[this.open.pop() ?? -1];
    if (!line) return;
    line.value = { start: line.value.start, end };
    if (line.size === 0) return;
    line.last = this.lines.length;
    this.lines.push({ ...line, kind: 'end', key: null, value: { start: end - 1, end }, size: 0 });
  }
}
