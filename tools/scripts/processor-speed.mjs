// How fast a core is while the tests run: cores that are shared with other machines take longer for the same work.
import { createHash } from 'node:crypto';

const SAMPLE_EVERY_MS = 5000;
/** What the work below takes a core of the reference machine: the one that the limit in .ci/run was measured on. */
const REFERENCE_MS = 15;

const TEXT = JSON.stringify(Array.from({ length: 24_000 }, (_, index) => ({ id: index, name: `key-${index * 7919}` })));

/** Starts to sample; the result says how many times longer than on the reference the work took, by its median. */
export function sampleSlowness() {
  const samples = [];
  work(); // The first one compiles it.
  const timer = setInterval(() => samples.push(processorMs(work)), SAMPLE_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    samples.push(processorMs(work));
    return medianOf(samples) / REFERENCE_MS;
  };
}

/** Of each kind that tests are made of: objects, texts, sorting and native code. */
function work() {
  const rows = JSON.parse(TEXT);
  rows.sort((one, other) => (one.name < other.name ? -1 : 1));
  const names = new Map(rows.map(({ id, name }) => [name, id]));
  return createHash('sha256')
    .update(JSON.stringify([...names]))
    .digest('hex');
}

function processorMs(run) {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function medianOf(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
