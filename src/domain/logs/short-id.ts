/** '6731f0bc…90e3'; a slightly longer id stays whole. */
export function shortenId(id: string): string {
  return id.length > 14 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id;
}
