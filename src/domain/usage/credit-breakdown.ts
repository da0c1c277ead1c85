import type { CsvCell } from '#src/domain/shared/csv.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import { type BREAKDOWN_DIMENSIONS, type HistoryRange, OTHER } from './credits-over-time.ts';

export type BreakdownDimension = (typeof BREAKDOWN_DIMENSIONS)[number];

export interface BreakdownQuery {
  readonly range: HistoryRange;
  readonly by: BreakdownDimension;
  /** Of API keys; empty for all of them. */
  readonly label?: string;
}

/** What one API key, product, blockchain or network used. */
export interface BreakdownItem {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
  /** Null where the provider does not count them. */
  readonly calls: number | null;
}

export interface BreakdownRow extends BreakdownItem {
  /** What belongs to no item of its own. */
  readonly isOther: boolean;
  /** Of all credits, from 0 to 1. */
  readonly share: number;
  /** The length of its bar, from 0 to 1. */
  readonly ofLargest: number;
}

export interface CreditBreakdown {
  readonly total: number;
  /** Whether any item has its calls. */
  readonly hasCalls: boolean;
  /** All of them: the largest first, the rest last. */
  readonly rows: readonly BreakdownRow[];
  /** As many as are drawn; the smallest are summed with the rest. */
  readonly bars: readonly BreakdownRow[];
}

export const MAX_BARS = 8;

export function creditBreakdown(items: readonly BreakdownItem[], by: BreakdownDimension): CreditBreakdown {
  const used = items.map((item) => ({ ...item, credits: Math.max(item.credits, 0) })).filter(isUsed);
  const ordered = used.toSorted(largestFirst).map((item) => ({ ...item, name: nameOf(item, by) }));
  const drawn = ordered.length > MAX_BARS ? [...ordered.slice(0, MAX_BARS - 1), rest(ordered)] : ordered;
  const total = sum(ordered.map(({ credits }) => credits));
  const toRows = (some: readonly BreakdownItem[]) => {
    const largest = Math.max(...some.map(({ credits }) => credits));
    return some.map((item): BreakdownRow => {
      const { id, credits } = item;
      return { ...item, isOther: id === OTHER, share: ratio(credits, total), ofLargest: ratio(credits, largest) };
    });
  };
  const hasCalls = ordered.some(({ calls }) => calls !== null);
  return { total, hasCalls, rows: toRows(ordered), bars: toRows(drawn) };
}

/** With its columns named as the provider's fields. */
export function breakdownCells({ rows }: CreditBreakdown): readonly (readonly CsvCell[])[] {
  const cells = rows.map(({ id, name, credits, calls }) => [id, name, credits, calls]);
  return [['id', 'name', 'credits', 'calls'], ...cells];
}

function isUsed({ credits, calls }: BreakdownItem): boolean {
  return credits > 0 || (calls ?? 0) > 0;
}

/** By their credits; of equal ones the name decides, so that a refetch moves nothing. */
function largestFirst(one: BreakdownItem, other: BreakdownItem): number {
  if (one.id === OTHER || other.id === OTHER) return Number(one.id === OTHER) - Number(other.id === OTHER);
  return other.credits - one.credits || (one.name < other.name ? -1 : Number(one.name > other.name));
}

function rest(ordered: readonly BreakdownItem[]): BreakdownItem {
  const others = ordered.slice(MAX_BARS - 1);
  const known = others.map(({ calls }) => calls).filter((calls) => calls !== null);
  const calls = known.length > 0 ? sum(known) : null;
  return { id: OTHER, name: '', credits: sum(others.map(({ credits }) => credits)), calls };
}

/** Empty for the rest without a name. A network's id is its blockchain and its own name, such as `ethereum/mainnet`. */
function nameOf({ id, name }: BreakdownItem, by: BreakdownDimension): string {
  if (name !== '' || id === OTHER) return name;
  return by === 'key' ? id : id.split('/').map(formatNetworkName).join(' ');
}

function ratio(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0;
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
