const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const HEX_OF_BYTE = Array.from({ length: 256 }, (_, byte) => hex(byte, 2));

/** Hexadecimal text derived from its input alone: ids, keys and signatures of the mock. Not a secret. */
export function seededHex(input: string, length: number): string {
  let text = '';
  for (const byte of seededBytes(input, Math.ceil(length / 2))) text += HEX_OF_BYTE[byte] ?? '';
  return text.slice(0, length);
}

export function seededBytes(input: string, length: number): readonly number[] {
  const hash = hashed(FNV_OFFSET, `${input}#`);
  const bytes: number[] = [];
  for (let block = 0; bytes.length < length; block += 1) {
    const word = mixed(hashed(hash, String(block)));
    bytes.push(word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff);
  }
  return bytes.slice(0, length);
}

export function hex(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

function mixed(bits: number): number {
  let hash = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** FNV-1a over the UTF-16 units. */
function hashed(start: number, text: string): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash;
}

/** Thirty-two bits derived from the inputs alone. */
export function seededNumber(seed: number, index: number): number {
  return mixed(Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b));
}

/** A function that picks one of the items by their weights, for a share in [0, 1). */
export function weightedPick<Item extends { readonly weight: number }>(
  items: readonly Item[],
): (share: number) => Item {
  let total = 0;
  const upTo = items.map(({ weight }) => {
    total += weight;
    return total;
  });
  return (share) => {
    const wanted = share * total;
    let at = 0;
    for (const sum of upTo) {
      if (wanted < sum) break;
      at += 1;
    }
    const picked = items[at];
    if (!picked) throw new RangeError('Nothing to pick from');
    return picked;
  };
}
