import { openLogs } from './log-cases.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const WARM_UPS = 60;
const ROUNDS = 300;
/** What still counts as flat, between the fastest and the slowest size. */
const FLAT = 2;

/** How long the simulation takes to answer a page of a log, by the length of the log; lines to print. */
export function measureLogs(): readonly string[] {
  const logs = SIZES.map((size) => ({ size, ...openLogs(size) }));
  const first = logs.map(({ size, firstMs }) => `${firstMs.toFixed(1)} ms for ${size.toLocaleString('en')}`);
  const sizes = SIZES.map((size) => size.toLocaleString('en').padStart(10)).join('');
  return [
    'Pages of the logs: median of an answer in microseconds, by the number of entries',
    `${''.padEnd(32)}${sizes}   slowest : fastest`,
    ...(logs[0]?.cases ?? []).map(({ name }, nth) => {
      const medians = mediansOf(logs.map(({ cases }) => cases[nth]?.query ?? (() => 0)));
      const ratio = Math.max(...medians) / Math.min(...medians);
      const figures = medians.map((median) => (median * 1000).toFixed(0).padStart(10)).join('');
      return `${name.padEnd(32)}${figures}   ${ratio.toFixed(2)} ${ratio <= FLAT ? 'flat' : 'NOT FLAT'}`;
    }),
    `The filters and the newest requests of a key, asked for the first time: ${first.join(', ')}`,
  ];
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
