/** Thirty-two bits derived from the inputs alone (MurmurHash3's finalizer over both). */
export function seededNumber(seed: number, index: number): number {
  let hash = Math.imul(seed ^ Math.imul(index + 1, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The same as a fraction in [0, 1). */
export function seededFraction(seed: number, index: number): number {
  return seededNumber(seed, index) / 0x1_0000_0000;
}

/** Picks an index by weight. `upTo` is the running sum of the weights. */
export function pickWeighted(upTo: readonly number[], share: number): number {
  const wanted = share * (upTo.at(-1) ?? 0);
  const at = upTo.findIndex((sum) => wanted < sum);
  return at < 0 ? upTo.length - 1 : at;
}

export function runningSum(weights: readonly number[]): readonly number[] {
  let sum = 0;
  return weights.map((weight) => {
    sum += weight;
    return sum;
  });
}
