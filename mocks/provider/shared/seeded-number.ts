import { mixed } from './seeded-hex.ts';

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
