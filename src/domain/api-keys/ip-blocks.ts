/** A stretch of addresses of one version, both ends included. */
export interface IpSpan {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

/** A range in CIDR notation. */
export interface IpBlock {
  readonly version: 4 | 6;
  readonly start: bigint;
  readonly bits: number;
}

export const IP_BITS = { 4: 32, 6: 128 } as const;

export function spanOf({ version, start, bits }: IpBlock): IpSpan {
  const size = 1n << BigInt(IP_BITS[version] - bits);
  const first = start - (start % size);
  return { version, first, last: first + size - 1n };
}

/** The fewest blocks that hold just these addresses. None holds all there are: that limits nothing. */
export function blocksOf({ version, first, last }: IpSpan): readonly IpBlock[] {
  const blocks: IpBlock[] = [];
  for (let start = first; start <= last; ) {
    let bits: number = IP_BITS[version];
    let size = 1n;
    while (bits > 1 && start % (size * 2n) === 0n && start + size * 2n - 1n <= last) {
      size *= 2n;
      bits -= 1;
    }
    blocks.push({ version, start, bits });
    start += size;
  }
  return blocks;
}

/** The same addresses in as few spans as there can be. */
export function mergedSpans(spans: readonly IpSpan[]): readonly IpSpan[] {
  const merged: IpSpan[] = [];
  for (const span of spans.toSorted(compareSpans)) {
    const before = merged.at(-1);
    const touches = before?.version === span.version && span.first <= before.last + 1n;
    if (!before || !touches) merged.push(span);
    else if (span.last > before.last) merged.splice(-1, 1, { ...before, last: span.last });
  }
  return merged;
}

function compareSpans(one: IpSpan, other: IpSpan): number {
  if (one.version !== other.version) return one.version - other.version;
  if (one.first === other.first) return 0;
  return one.first < other.first ? -1 : 1;
}
