// What a production build must not hold, and how much its first screen may weigh.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './packages.mjs';

const DIST = join(root, 'dist');
const LOG_IN_PAGE = 'src/ui/auth/log-in/log-in-page.tsx';
const LIMITS = { js: 120, css: 10 };

/** Sends the worker of a demo away that lived at the same address, and knows it by its name. */
const WORKER_TRACE = /mockServiceWorker/;
const DISMISSES_WORKER = 'src/composition/demo-worker.ts';

const MOCK_MODULES = /^mocks\/|node_modules\/(msw|@mswjs)\//;
/** Traces of the mock, of the test bypass and of code that is compiled at run time in the text of a file. */
const TRACES = [
  /\bmsw\b/i,
  WORKER_TRACE,
  /northwall/i,
  /harborledger|firstblock|tidewater/i,
  /\bplaywright\b/i,
  /\bnew Function\(/,
];

/** One line per problem. */
export function distProblems({ files, html, record }) {
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'));
  return [
    ...Object.entries(record).flatMap(([file, { modules }]) =>
      modules.filter((module) => MOCK_MODULES.test(module)).map((module) => `${file} holds ${module}`),
    ),
    ...scripts.flatMap((file) =>
      TRACES.filter((trace) => trace.test(files[file]) && !mayHold(trace, record[file])).map(
        (trace) => `${file} holds a trace of ${trace}`,
      ),
    ),
    ...Object.keys(files)
      .filter((file) => /mockServiceWorker/.test(file))
      .map((file) => `${file} is the mock's worker`),
    ...inlineCode(html),
    ...Object.entries(files)
      .filter(([file, text]) => file.endsWith('.css') && /url\(["']?data:(?!image\/)/.test(text))
      .map(([file]) => `${file} holds a data: address that the policy refuses`),
    ...missingNotices(files),
  ];
}

/** The chunk that has nothing else in it. */
function mayHold(trace, chunk) {
  return trace === WORKER_TRACE && chunk?.modules.length === 1 && chunk.modules[0] === DISMISSES_WORKER;
}

/** The licence of a font wants its text to go where the font goes. */
function missingNotices(files) {
  const names = Object.keys(files).filter((file) => file.endsWith('.woff2'));
  if (names.length === 0 || /^SIL OPEN FONT LICENSE/m.test(files['third-party-licences.md'] ?? '')) return [];
  return ['third-party-licences.md lacks the licence of the fonts'];
}

/** The policy blocks inline code. A block of data is allowed. */
function inlineCode(html) {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
    ([, attributes]) => !/\bsrc=/.test(attributes) && !/type="application\/json"/.test(attributes),
  );
  return [
    ...scripts.map(([tag]) => `index.html has an inline script: ${tag}`),
    ...[...html.matchAll(/<style\b[^>]*>/g)].map(([tag]) => `index.html has an inline style: ${tag}`),
    ...[...html.matchAll(/<[^>]+\s(style|on[a-z]+)=["'][^>]*>/g)].map(([tag]) => `index.html has inline code: ${tag}`),
  ];
}

/** What the log-in route loads: everything that index.html names, the log-in page, and all that these import. */
export function firstScreenFiles(html, record) {
  const named = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)].map(([, file]) => file);
  const page = Object.keys(record).find((file) => record[file].modules.includes(LOG_IN_PAGE));
  const files = new Set();
  const collect = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of [...(record[file]?.imports ?? []), ...(record[file]?.styles ?? [])]) collect(next);
  };
  [...named, ...(page ? [page] : [])].forEach(collect);
  return { files: [...files], page };
}

function main() {
  const recordFile = join(root, 'node_modules/.cache/gatehouse/chunks-production.json');
  if (!existsSync(join(DIST, 'index.html')) || !existsSync(recordFile)) return ['There is no build: npm run build'];
  const files = readBuild();
  const record = JSON.parse(readFileSync(recordFile, 'utf8'));
  const html = files['index.html'];
  const first = firstScreenFiles(html, record);
  const missing = first.files.filter((file) => !(file in files));
  if (missing.length > 0) return [`The record of the build is of another one: no ${missing.join(', ')}`];
  return [
    ...distProblems({ files, html, record }),
    ...(first.page ? [] : [`No chunk holds ${LOG_IN_PAGE}`]),
    ...(first.page && !html.includes(first.page) ? [`index.html does not preload ${first.page}`] : []),
    ...weigh(first.files, files),
  ];
}

function weigh(names, files) {
  return Object.entries(LIMITS).flatMap(([kind, limit]) => {
    const parts = names.filter((name) => name.endsWith(`.${kind}`));
    const sum = parts.reduce((total, name) => total + brotliCompressSync(files[name]).length, 0) / 1024;
    console.log(`log-in route: ${sum.toFixed(1)} KiB of ${kind} in ${parts.length} files (brotli; limit ${limit})`);
    return sum > limit ? [`The log-in route's ${kind} is too heavy`] : [];
  });
}

function readBuild() {
  const names = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    names.map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return [file.slice(DIST.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')];
    }),
  );
}

if (process.argv[1] === join(root, 'tools/scripts/check-dist.mjs')) {
  const problems = main();
  for (const problem of problems) console.log(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
