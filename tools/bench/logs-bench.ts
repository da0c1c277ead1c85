import { openLogs } from './log-cases.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const WARM_UPS = 60;
const ROUNDS = 300;
/** What still counts as flat, between the fastest and the slowest size. */
const FLAT = 2;

interface LogSection {
  readonly title: string;
  readonly about: string;
  readonly figures: readonly Readonly<Record<string, string | number | boolean>>[];
  readonly lines: readonly string[];
}

/** How long the simulation takes to answer a page of a log, by the length of the log. */
export function measureLogs(): LogSection {
  const logs = SIZES.map((size) => ({ size, ...openLogs(size) }));
  const first = logs.map(({ size, firstMs }) => `${firstMs.toFixed(1)} ms for ${size.toLocaleString('en')}`);
  const rows = (logs[0]?.cases ?? []).map(({ name }, nth) => {
    const medians = mediansOf(logs.map(({ cases }) => cases[nth]?.query ?? (() => 0)));
    return { name, medians, ratio: Math.max(...medians) / Math.min(...medians) };
  });
  return {
    title: 'The simulated provider: pages of a log of 1,000, 10,000 and 100,000 entries',
    about: `Medians of ${String(ROUNDS)} answers in turn. Asked for the first time, filters and requests take ${first.join(', ')}.`,
    figures: rows.map(({ name, medians, ratio }) => ({
      name,
      measured: `${medians.map((median) => (median * 1000).toFixed(0)).join(', ')} µs`,
      ratio,
      goal: `≤ ${String(FLAT)} ×`,
      met: ratio <= FLAT,
    })),
    lines: [],
  };
}

/** In milliseconds. The sizes take turns, so that whatever else the machine does falls on all of them. */
function mediansOf(queries: readonly (() => number)[]): readonly number[] {
  for (let round = 0; round < WARM_UPS; round += 1) for (const runQuery of queries) runQuery();
  const times = queries.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    queries.forEach((runQuery, nth) => {
      const started = performance.now();
      runQuery();
      times[nth]?.push(performance.now() - started);
    });
  }
  return times.map((samples) => samples.sort((one, other) => one - other)[Math.floor(samples.length / 2)] ?? 0);
}
