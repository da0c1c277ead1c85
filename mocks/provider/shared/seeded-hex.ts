const BLOCK = 8;

/** Hexadecimal text derived from its input alone: ids, keys and signatures of the mock. Not a secret. */
export function seededHex(input: string, length: number): string {
  let text = '';
  for (let block = 0; text.length < length; block += 1) {
    text += mixed(`${input}#${block}`).toString(16).padStart(BLOCK, '0');
  }
  return text.slice(0, length);
}

/** FNV-1a over the UTF-16 units, then MurmurHash3's finalizer, so that similar inputs give unrelated outputs. */
function mixed(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
