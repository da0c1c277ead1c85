/** So many characters at the start stay visible however narrow a column is. */
export const VISIBLE_START = 9;

const TAIL_LENGTH = 18;
const TAIL_OF_LONG_WORD = 15;

/** The end that a cut leaves of each name, by whole words if possible, so that no two cut names read alike. */
export function nameTails(names: readonly string[]): ReadonlyMap<string, string> {
  const lengths = new Map(names.map((name) => [name, tailLength(name)]));
  for (let alike = readAlike(lengths); alike.length > 0; alike = readAlike(lengths)) {
    for (const name of alike) lengths.set(name, (lengths.get(name) ?? 0) + 1);
  }
  return new Map([...lengths].map(([name, length]) => [name, name.slice(-length)]));
}

function tailLength(name: string): number {
  const words = name.matchAll(/_/g);
  const start = [...words].map(({ index }) => index).find((index) => name.length - index <= TAIL_LENGTH);
  const isWhole = name.length <= TAIL_LENGTH;
  return isWhole ? name.length : name.length - (start ?? name.length - TAIL_OF_LONG_WORD);
}

function readAlike(lengths: ReadonlyMap<string, number>): readonly string[] {
  const byCut = new Map<string, string[]>();
  for (const [name, length] of lengths) {
    const cut = JSON.stringify([name.slice(0, VISIBLE_START), name.slice(-length)]);
    byCut.set(cut, [...(byCut.get(cut) ?? []), name]);
  }
  return [...byCut.values()].filter((alike) => alike.length > 1).flat();
}

/** 'BLOCKCHAIN_EVENTS' as 'Blockchain events'; other spellings stay unchanged. */
export function formatProductName(product: string): string {
  if (!/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(product)) return product;
  const words = product.toLowerCase().replaceAll('_', ' ');
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** '6731f0bc…90e3'; a slightly longer id stays whole. */
export function shortenId(id: string): string {
  return id.length > 14 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id;
}
