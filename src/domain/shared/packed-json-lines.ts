import type { JsonLine, JsonLines, Span } from './json-lines.ts';

const KINDS = ['string', 'number', 'word', 'object', 'list', 'end'] as const satisfies readonly JsonLine['kind'][];
const [KIND, DEPTH, KEY_START, KEY_END, START, END, PARENT, SIBLING_INDEX, SIZE, LAST] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const WIDTH = 10;
const NONE = -1;

/** Lines as arrays of numbers, because half a million objects block the page. */
export class PackedJsonLines implements JsonLines {
  length = 0;
  private cells = new Int32Array(64 * WIDTH);

  line(index: number): JsonLine | undefined {
    if (index < 0 || index >= this.length) return undefined;
    const keyStart = this.cell(index, KEY_START);
    return {
      kind: KINDS[this.cell(index, KIND)] ?? 'end',
      depth: this.cell(index, DEPTH),
      key: keyStart === NONE ? null : { start: keyStart, end: this.cell(index, KEY_END) },
      value: { start: this.cell(index, START), end: this.cell(index, END) },
      parent: this.cell(index, PARENT),
      siblingIndex: this.cell(index, SIBLING_INDEX),
      size: this.cell(index, SIZE),
      last: this.lastOf(index),
    };
  }

  lastOf(index: number): number {
    return this.cell(index, LAST);
  }

  startOf(index: number): number {
    const keyStart = this.cell(index, KEY_START);
    return keyStart === NONE || this.cell(index, KIND) === KINDS.indexOf('end') ? this.cell(index, START) : keyStart;
  }

  add(kind: JsonLine['kind'], key: Span | null, start: number, end: number, parent: number): number {
    const index = this.grow();
    const siblingIndex = parent < 0 ? 0 : this.cell(parent, SIZE);
    if (parent >= 0) this.set(parent, SIZE, siblingIndex + 1);
    this.set(index, KIND, KINDS.indexOf(kind));
    this.set(index, DEPTH, parent < 0 ? 0 : this.cell(parent, DEPTH) + 1);
    this.set(index, KEY_START, key?.start ?? NONE);
    this.set(index, KEY_END, key?.end ?? NONE);
    this.set(index, START, start);
    this.set(index, END, end);
    this.set(index, PARENT, parent);
    this.set(index, SIBLING_INDEX, siblingIndex);
    this.set(index, LAST, index);
    return index;
  }

  /** Ends an object or list at `end - 1`; an empty one stays on one line. */
  close(index: number, end: number): void {
    this.set(index, END, end);
    if (this.cell(index, SIZE) === 0) return;
    const closing = this.grow();
    this.set(index, LAST, closing);
    this.cells.copyWithin(closing * WIDTH, index * WIDTH, (index + 1) * WIDTH);
    this.set(closing, KIND, KINDS.indexOf('end'));
    this.set(closing, START, end - 1);
    this.set(closing, SIZE, 0);
  }

  /** Frees the unused capacity. */
  trim(): void {
    this.cells = this.cells.slice(0, this.length * WIDTH);
  }

  private grow(): number {
    if ((this.length + 1) * WIDTH > this.cells.length) {
      const larger = new Int32Array(this.cells.length * 2);
      larger.set(this.cells);
      this.cells = larger;
    }
    this.length += 1;
    return this.length - 1;
  }

  private cell(index: number, field: number): number {
    return this.cells[index * WIDTH + field] ?? NONE;
  }

  private set(index: number, field: number, value: number): void {
    this.cells[index * WIDTH + field] = value;
  }
}
