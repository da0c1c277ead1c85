/** To choose from; a key whose labels are unknown adds none. */
export function labelsInUse(keys: readonly { readonly labels?: readonly string[] }[]): readonly string[] {
  return [...new Set(keys.flatMap(({ labels = [] }) => labels))].toSorted();
}
