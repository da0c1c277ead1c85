const SHOWN_START = 8;
const SHOWN_END = 5;

/** First eight and last five characters: enough to tell addresses apart. The whole of it stays within reach. */
export function shortenAddress(address: string): string {
  if (address.length <= SHOWN_START + SHOWN_END + 1) return address;
  return `${address.slice(0, SHOWN_START)}…${address.slice(-SHOWN_END)}`;
}
