import type { Instant } from '#src/domain/shared/dates.ts';
import { type CreditHistory, type CreditSeries, type HistoryStep, OTHER } from './credits-over-time.ts';

/** A series in its place on top of those before it. */
export interface CreditLayer {
  readonly id: string;
  /** Empty if the provider gave the rest no name. */
  readonly name: string;
  readonly isOther: boolean;
  /** From 0; the rest always has the last one. */
  readonly color: number;
  readonly total: number;
  readonly credits: readonly number[];
  /** Where the layer starts in each column. */
  readonly bottoms: readonly number[];
}

export interface CreditChart {
  readonly step: HistoryStep;
  readonly starts: readonly Instant[];
  /** From the bottom up: the largest first, the rest last. */
  readonly layers: readonly CreditLayer[];
  /** Of each column. */
  readonly totals: readonly number[];
  readonly total: number;
  /** The values of the grid lines, from 0 to the top of the scale. */
  readonly ticks: readonly number[];
}

export interface CreditColumn {
  readonly start: Instant;
  readonly total: number;
  readonly parts: readonly { readonly layer: CreditLayer; readonly credits: number }[];
}

/** More tints of one color look alike; the rest has a color of its own. */
const MAX_NAMED = 4;
export const MAX_LAYERS = MAX_NAMED + 1;
const MAX_GRID_LINES = 4;
const ROUND_STEPS = [1, 2, 2.5, 5, 10] as const;

export function creditChart({ step, starts, series }: CreditHistory): CreditChart {
  const ordered = withinColors(series.map(positive).sort(largestFirst));
  const bottoms = starts.map(() => 0);
  const layers = ordered.map(({ id, name, credits }, index): CreditLayer => {
    const layerBottoms = [...bottoms];
    for (const [column, figure] of credits.entries()) bottoms[column] = (bottoms[column] ?? 0) + figure;
    const isOther = id === OTHER;
    const shownName = name || (isOther ? '' : id);
    const color = isOther ? MAX_NAMED : index;
    return { ...{ id, name: shownName, isOther, color }, total: sum(credits), credits, bottoms: layerBottoms };
  });
  const used = layers.filter(({ total }) => total > 0);
  return {
    step,
    starts,
    layers: used,
    totals: bottoms,
    total: sum(bottoms),
    ticks: ticksUpTo(Math.max(0, ...bottoms)),
  };
}

/** Undefined beside the chart. */
export function columnAt({ starts, layers, totals }: CreditChart, index: number): CreditColumn | undefined {
  const start = starts[index];
  if (start === undefined) return undefined;
  const parts = layers.map((layer) => ({ layer, credits: layer.credits[index] ?? 0 }));
  return { start, total: totals[index] ?? 0, parts: parts.filter(({ credits }) => credits > 0) };
}

/** Round values from 0; the last is not below `highest`. */
export function ticksUpTo(highest: number): readonly number[] {
  const wanted = Math.max(highest / MAX_GRID_LINES, 1);
  const unit = 10 ** Math.floor(Math.log10(wanted));
  const step = Math.ceil(unit * (ROUND_STEPS.find((round) => round * unit >= wanted) ?? 10));
  const count = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: count + 1 }, (_, line) => line * step);
}

/** Credits are never below nothing. */
function positive(series: CreditSeries): CreditSeries {
  return { ...series, credits: series.credits.map((figure) => Math.max(figure, 0)) };
}

function largestFirst(one: CreditSeries, other: CreditSeries): number {
  return Number(one.id === OTHER) - Number(other.id === OTHER) || sum(other.credits) - sum(one.credits);
}

/** The smallest series beyond the colors become one with the rest. */
function withinColors(series: readonly CreditSeries[]): readonly CreditSeries[] {
  const rest = series.slice(MAX_NAMED);
  const name = rest.find(({ id }) => id === OTHER)?.name ?? '';
  const credits = (rest[0]?.credits ?? []).map((_, index) => sum(rest.map((one) => one.credits[index] ?? 0)));
  return [...series.slice(0, MAX_NAMED), { id: OTHER, name, credits }];
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
