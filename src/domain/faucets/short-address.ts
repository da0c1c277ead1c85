const SHOWN_START = 8;
const SHOWN_END = 5;

/** Enough to distinguish addresses; the full address stays available. */
export function shortenAddress(address: string): string {
  if (address.length <= SHOWN_START + SHOWN_END + 1) return address;
  return `${address.slice(0, SHOWN_START)}…${address.slice(-SHOWN_END)}`;
}
