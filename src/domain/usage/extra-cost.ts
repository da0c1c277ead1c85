/** US cents for credits beyond the included ones, where one dollar buys so many (§9); null where none are sold. */
export function extraCost(credits: number, creditsPerDollar: number | null): number | null {
  if (creditsPerDollar === null || creditsPerDollar <= 0) return null;
  return Math.min(Math.round((Math.max(credits, 0) * 100) / creditsPerDollar), Number.MAX_SAFE_INTEGER);
}
