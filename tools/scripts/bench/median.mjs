/** The middle of some figures; of an even number of them the upper one. */
export function medianOf(figures) {
  return [...figures].sort((one, other) => one - other)[figures.length >> 1];
}
