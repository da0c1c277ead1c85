/** US cents for extra credits; null if the plan sells none. */
export function extraCost(credits: number, creditsPerDollar: number | null): number | null {
  if (creditsPerDollar === null || creditsPerDollar <= 0) return null;
  return Math.min(Math.round((Math.max(credits, 0) * 100) / creditsPerDollar), Number.MAX_VALUE);
}
