import { openLogs } from './log-cases.ts';

const SIZES = [1000, 10_000, 100_000] as const;
const WARM_UPS = 60;
const ROUNDS = 300;
/** What still counts as flat, between the fastest and the slowest size. */
const FLAT = 2;

/** How long the simulation takes to answer a page of a log, by the length of the log; lines to print. */
export function measureLogs(): readonly string[] {
  const logs = SIZES.map((size) => ({ size, ...openLogs(size) }));
  const made = logs.map(({ size, madeInMs }) => `${madeInMs.toFixed(1)} ms for ${size.toLocaleString('en')}`);
  const sizes = SIZES.map((size) => size.toLocaleString('en').padStart(10)).join('');
  return [
    'Pages of the logs: median of an answer in microseconds, by the number of entries',
    `${''.padEnd(32)}${sizes}   slowest : fastest`,
    ...(logs[0]?.cases ?? []).map(({ name }, nth) => {
      const medians = mediansOf(logs.map(({ cases }) => cases[nth]?.ask ?? (() => 0)));
      const ratio = Math.max(...medians) / Math.min(...medians);
      const figures = medians.map((median) => (median * 1000).toFixed(0).padStart(10)).join('');
      return `${name.padEnd(32)}${figures}   ${ratio.toFixed(2)} ${ratio <= FLAT ? 'flat' : 'NOT FLAT'}`;
    }),
    `The lists by kind and by key, made once, on first need: ${made.join(', ')}`,
  ];
}

/** In milliseconds. The sizes take turns, so that whatever else the machine does falls on all of them. */
function mediansOf(asks: readonly (() => number)[]): readonly number[] {
  for (let round = 0; round < WARM_UPS; round += 1) for (const ask of asks) ask();
  const times = asks.map(() => [] as number[]);
  for (let round = 0; round < ROUNDS; round += 1) {
    asks.forEach((ask, nth) => {
      const started = performance.now();
      ask();
      times[nth]?.push(performance.now() - started);
    });
  }
  return times.map((taken) => taken.sort((one, other) => one - other)[Math.floor(taken.length / 2)] ?? 0);
}
