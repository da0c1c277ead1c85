import { COST_KINDS, type CostKind, type DailyCost } from './usage-summary.ts';

/** The cost of one kind on a day. Shares are fractions of 1. */
export interface KindCost {
  readonly kind: CostKind;
  readonly credits: number;
  readonly share: number;
  readonly ofLargest: number;
}

/** All kinds, the largest first; those of equal cost in a fixed order. */
export function kindCosts(cost: DailyCost): readonly KindCost[] {
  const total = dailyTotal(cost);
  const largest = Math.max(...COST_KINDS.map((kind) => creditsOf(cost, kind)));
  const costs = COST_KINDS.map((kind) => {
    const credits = creditsOf(cost, kind);
    return { kind, credits, share: shareOf(credits, total), ofLargest: shareOf(credits, largest) };
  });
  return costs.sort((one, other) => other.credits - one.credits);
}

export function dailyTotal(cost: DailyCost): number {
  return COST_KINDS.reduce((sum, kind) => sum + creditsOf(cost, kind), 0);
}

function creditsOf(cost: DailyCost, kind: CostKind): number {
  return Math.max(cost[kind], 0);
}

function shareOf(credits: number, total: number): number {
  return total > 0 ? credits / total : 0;
}
