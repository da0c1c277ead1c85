// What a production build must not hold, and how much its first screen may weigh.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { inlineCode as inlineCodeOf, inlineHashes } from './inline-hashes.mjs';
import { isCompressible, SUFFIXES } from './deploy/compressible.mjs';
import { HEADERS_FILE, POLICY_FILES } from './deploy/static-host.mjs';
import { root } from './packages.mjs';
import { createSbom, readLockFile, unlistedPackages } from './sbom/sbom.mjs';

const DIST = join(root, 'dist');
const NOTICES = 'third-party-licences.md';
const LOG_IN_PAGE = 'src/ui/auth/log-in/log-in-page.tsx';
const CONSOLE = ['src/main.ts', 'src/show.tsx'];

/**
 * In KiB of brotli. `first` is what the log-in form needs to be seen, typed into and sent; `page` what a page of the console
 * requests before its data show.
 */
const LIMITS = { first: { js: 95, css: 6.1 }, console: { js: 139.5 }, page: { js: 254.5, scripts: 17, styles: 5 } };

/** The pages that people come to most. */
const OWN_LIMITS = { 'api-keys': 208.5, dashboard: 228 };

/** Sends the worker of a demo away that lived at the same address, and knows it by its name. */
const WORKER_TRACE = /mockServiceWorker/;
const DISMISSES_WORKER = 'src/composition/demo-worker.ts';

/** The container's compiler, which runs only where a container asks for it (`jitless: false`). */
const COMPILER_TRACE = /\bnew Function\(/;
const COMPILER = /^node_modules\/@inversifyjs\/core\//;

/** How a page that is one file reads its location, which no server would see. */
const HASH_NAVIGATION_TRACE = /\^#\?\\\/\?\(/;

const MOCK_MODULES =
  /^mocks\/|^src\/(domain|application|composition)\/demo\/|^src\/ui\/demo\/|\/i18n\/\w+\/demo(\/[\w-]+)?\.ts$|node_modules\/(msw|@mswjs)\//;
/** Traces of the mock, of the test bypass and of code that is compiled at run time in the text of a file. */
const TRACES = [
  /\bmsw\b/i,
  WORKER_TRACE,
  /northwall/i,
  /harborledger|firstblock|tidewater/i,
  /demo-(panel|pages|tours?)\.|Copy link to this moment/,
  /\bplaywright\b/i,
  COMPILER_TRACE,
  HASH_NAVIGATION_TRACE,
];

/** An invented provider, its customers and its key. Only the demo shows them. */
const INVENTED = /gatehouse\.example|GATEHOUSE_KEY|Northbeam|Halden Pay|Quarry Exchange|Lumen Custody|Tessera/;

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
    ...Object.entries({ ...files, 'index.html': html })
      .filter(([file]) => !/\.(?:woff2|png)$/.test(file))
      .flatMap(([file, text]) => (INVENTED.exec(text) ?? []).map((name) => `${file} holds ${name}, which is invented`)),
    ...inlineCode({ html, files }),
    ...Object.entries(files)
      .filter(([file, text]) => file.endsWith('.css') && /url\(["']?data:(?!image\/)/.test(text))
      .map(([file]) => `${file} holds a data: address that the policy refuses`),
    ...missingNotices(files),
  ];
}

/** The chunk of the libraries, and the chunk that has nothing but the farewell to the worker in it. */
function mayHold(trace, chunk) {
  if (trace === COMPILER_TRACE) return chunk?.modules.some((module) => COMPILER.test(module));
  return trace === WORKER_TRACE && chunk?.modules.length === 1 && chunk.modules[0] === DISMISSES_WORKER;
}

/** The licence of a font wants its text to go where the font goes. */
function missingNotices(files) {
  const names = Object.keys(files).filter((file) => file.endsWith('.woff2'));
  if (names.length === 0 || /^SIL OPEN FONT LICENSE/m.test(files[NOTICES] ?? '')) return [];
  return [`${NOTICES} lacks the licence of the fonts`];
}

/** A policy allows what the build hashed, and blocks any other inline code. A block of data is allowed. */
function inlineCode({ html, files }) {
  const { script, style } = inlineHashes(html);
  const lacking = (hash) =>
    [...Object.values(POLICY_FILES), HEADERS_FILE].filter((file) => !files[file]?.includes(hash));
  return [
    ...[...script, ...style]
      .filter((hash) => lacking(hash).length > 0)
      .map((hash) => `${lacking(hash).join(' and ')} without inline code of index.html: ${hash}`),
    ...[...html.matchAll(/<[^>]+\s(style|on[a-z]+)=["'][^>]*>/g)].map(([tag]) => `index.html has inline code: ${tag}`),
  ];
}

/**
 * The files of the log-in route: `first` is what index.html requests by itself, with all that it imports; `console` is
 * what follows, before anything is pressed.
 */
export function logInFiles(html, record) {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="\.?\/?([^"]+\.(?:js|css))"[^>]*>/g)]
    .filter(([tag]) => !/\sdisabled\b/.test(tag))
    .map(([, file]) => file);
  const first = withImports(named, record);
  const starts = [...CONSOLE, LOG_IN_PAGE].map((module) => chunkOf(module, record));
  const all = withImports(starts.filter(Boolean), record);
  return { first, console: all.filter((file) => file.endsWith('.js') && !first.includes(file)), starts };
}

/** What each page of the console requests in one wave, in English, as index.html names it. */
export function pageRequests(html) {
  const attribute = (name) => new RegExp(`\\sdata-${name}="([^"]*)"`).exec(html)?.[1] ?? '';
  const first = ['modules', 'stores', 'show'].flatMap((name) =>
    attribute(name).replaceAll('./', '').split(' ').filter(Boolean),
  );
  const lines = new Map(
    attribute('pages')
      .split(';')
      .map((line) => line.split(' '))
      .map(([name, ...files]) => [name, files.map((file) => `assets/${file}`)]),
  );
  const filesOf = (name) => [name, `en/${name}`].flatMap((key) => lines.get(key) ?? []);
  return [...lines.keys()]
    .filter((name) => name !== 'console' && !name.includes('/'))
    .map((name) => {
      const [page] = name.split('#');
      return { name, files: [...new Set([...first, ...['console', page, name].flatMap(filesOf)])] };
    });
}

function weighPages(pages, files) {
  return pages.flatMap(({ name, files: requested }) => {
    const scripts = requested.filter((file) => file.endsWith('.js'));
    const styles = requested.filter((file) => file.endsWith('.css'));
    return [
      ...limit(
        `${name}, in one wave: JavaScript`,
        scripts.map((file) => files[file]),
        OWN_LIMITS[name] ?? LIMITS.page.js,
      ),
      ...(scripts.length > LIMITS.page.scripts ? [`${name} takes ${scripts.length} scripts`] : []),
      ...(styles.length > LIMITS.page.styles ? [`${name} takes ${styles.length} style sheets`] : []),
    ];
  });
}

function chunkOf(module, record) {
  return Object.keys(record).find((file) => record[file].modules.includes(module));
}

function withImports(named, record) {
  const files = new Set();
  const collect = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of [...(record[file]?.imports ?? []), ...(record[file]?.styles ?? [])]) collect(next);
  };
  named.forEach(collect);
  return [...files];
}

function main() {
  const recordFile = join(root, 'node_modules/.cache/gatehouse/chunks-production.json');
  if (!existsSync(join(DIST, 'index.html')) || !existsSync(recordFile)) return ['There is no build: npm run build'];
  const files = readBuild();
  const record = JSON.parse(readFileSync(recordFile, 'utf8'));
  const html = files['index.html'];
  const route = logInFiles(html, record);
  const pages = pageRequests(html);
  const missing = [...route.first, ...route.console, ...pages.flatMap((page) => page.files)].filter(
    (file) => !(file in files),
  );
  if (missing.length > 0) return [`The record of the build is of another one: no ${missing.join(', ')}`];
  return [
    ...distProblems({ files, html, record }),
    ...(route.starts.every(Boolean) ? [] : [`No chunk holds ${CONSOLE.join(', ')} or ${LOG_IN_PAGE}`]),
    ...route.console.filter((file) => !html.includes(file)).map((file) => `index.html does not name ${file}`),
    ...unlistedPackages(createSbom(readLockFile()), files[NOTICES] ?? '').map((title) => `The SBOM lacks ${title}`),
    ...uncompressed(buildFiles()),
    ...weigh(route, files, inlineCodeOf(html)),
    ...(pages.length > 0 ? weighPages(pages, files) : ['index.html names no page']),
  ];
}

function weigh({ first, console: later }, files, inline) {
  const contentsOf = (names, kind) => names.filter((name) => name.endsWith(`.${kind}`)).map((name) => files[name]);
  return [
    ...limit('until the log-in form works: JavaScript', [...inline.js, ...contentsOf(first, 'js')], LIMITS.first.js),
    ...limit('until the log-in form works: CSS', [...inline.css, ...contentsOf(first, 'css')], LIMITS.first.css),
    ...limit('behind it, the console: JavaScript', contentsOf(later, 'js'), LIMITS.console.js),
  ];
}

function limit(what, pieces, most) {
  const sum = pieces.reduce((total, text) => total + brotliCompressSync(text).length, 0) / 1024;
  console.log(`${what} ${sum.toFixed(1)} KiB in ${pieces.length} pieces (brotli; limit ${most})`);
  return sum > most ? [`Too heavy ${what}`] : [];
}

/** A server sends what is on disk; a file without its compressed copies goes out at its full size. */
export function uncompressed(names) {
  return names
    .filter(isCompressible)
    .flatMap((name) => SUFFIXES.map((suffix) => `${name}${suffix}`))
    .filter((copy) => !names.includes(copy))
    .map((copy) => `${copy} is missing`);
}

function readBuild() {
  const names = buildFiles().filter((name) => !SUFFIXES.some((suffix) => name.endsWith(suffix)));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(DIST, name), 'utf8')]));
}

function buildFiles() {
  return readdirSync(DIST, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(DIST.length + 1)
        .replaceAll('\\', '/'),
    );
}

if (process.argv[1] === join(root, 'tools/scripts/check-dist.mjs')) {
  const problems = main();
  for (const problem of problems) console.log(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
