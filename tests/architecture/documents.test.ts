import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The files that a commit changed; null where this clone does not have it. */
function filesOf(commit: string): readonly string[] | null {
  const { status, stdout } = spawnSync('git', ['show', '--name-only', '--format=', commit], {
    cwd: root,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n') : null;
}

const read = (...files: readonly string[]) => files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
const listed = (...patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { cwd: root })
    .toString()
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));

const documents = listed('*.md').filter((file) => !/^tests\/|fonts-licence/.test(file));
const text = (document: string) => read(document);
/** What is released describes what there was. */
const today = (document: string) =>
  document === 'CHANGELOG.md'
    ? text(document)
        .split(/^## \d/m)
        .slice(0, 2)
        .join('')
    : text(document);

/** Where `[…](…)`, `src="…"` and `srcset="…"` lead to in the repository. */
function linksIn(document: string): readonly string[] {
  const found = text(document).matchAll(/\]\(([^)#\s]+)[^)]*\)|\bsrc(?:set)?="([^"]+)"/g);
  return [...found].map(([, link, source]) => link ?? source ?? '').filter((link) => !/^[a-z]+:/.test(link));
}

/** As GitHub names a heading. */
const anchorOf = (heading: string) =>
  heading
    .replace(/^#+ /, '')
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** The files and folders that are named in full. */
function pathsIn(document: string): readonly string[] {
  const named = today(document).matchAll(/`((?:src|mocks|tests|tools|docs|deploy|brand-examples)\/[\w./-]+)`/g);
  return [...named].map(([, path]) => path ?? '');
}

const scripts = Object.keys((JSON.parse(read('package.json')) as { readonly scripts: object }).scripts);
const programs = read('package.json', ...listed('tools/**/*.mjs', 'tools/**/*.ts'));
/** Of docker, git, npx, curl, vitest and Prism. */
const FOREIGN_OPTIONS = /^(cap-drop|errors|no-save|project|read-only|rm|security-opt|tags|tmpfs|type-check|mutate)$/;
const isOption = (name: string) =>
  FOREIGN_OPTIONS.test(name) || new RegExp(`['"]?\\b${name}['"]?: (\\{|text|flag)|--${name}\\b`).test(programs);

/** The words of docs/glossary.md that read wrong in a sentence; what quotes them is exempt, as are the examples of the API. */
const RETIRED =
  /\b(told|tells?|said|kept|keeps|anew|begun|whoever|meanwhile|refus(e[sd]?|als?|ing)|by hand|in the place of|as it came|colour|behaviour|authoris\w+|cancell(ed|ing)|pictures?|repl(y|ies|ied))\b|§/i;
const mayQuote = (document: string) => /glossary|docs\/(languages\/|api)/.test(document);

describe.each(documents)('%s', (document) => {
  it('names no command and no option that there is not', () => {
    const commands = [...today(document).matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name]) => name ?? '');
    const options = [...today(document).matchAll(/(?<=[\s`(])--([a-z][a-z-]+)/g)].map(([, name]) => name ?? '');
    expect([
      ...commands.filter((name) => !scripts.includes(name)).map((name) => `npm run ${name}`),
      ...options.filter((name) => !isOption(name)).map((name) => `--${name}`),
    ]).toEqual([]);
  });

  it('has no retired word', ({ skip }) => {
    skip(mayQuote(document));
    expect(
      text(document)
        .split('\n')
        .filter((line) => RETIRED.test(line.replaceAll(/`[^`]*`|<[^>]*>/g, ''))),
    ).toEqual([]);
  });

  it('counts nothing that grows with the code', ({ skip }) => {
    skip(/docs.(api|settings|performance|adr)/.test(document));
    expect(
      text(document).match(/\b\d[\d,]* (?:operations|scenarios|messages|settings|capabilities|tests|endpoints)\b/g),
    ).toBe(null);
  });

  it('links to what is there', () => {
    const missing = linksIn(document).filter((link) => !existsSync(join(root, dirname(document), link)));
    expect(missing).toEqual([]);
  });

  it('links to headings that are there', () => {
    const links = [...text(document).matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)];
    const headings = (file: string) =>
      text(file)
        .match(/^#+ .*$/gm)
        ?.map(anchorOf) ?? [];
    const wrong = links.filter(([, file = '', anchor = '']) => {
      const target = file === '' ? document : join(dirname(document), file);
      return target.endsWith('.md') && !headings(target).includes(anchor);
    });
    expect(wrong.map(([link]) => link)).toEqual([]);
  });

  it('names no file that has gone', () => {
    expect(pathsIn(document).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('the cost of an addition in docs/how-to', () => {
  const pages = documents.flatMap((document) => {
    const [, count] = /^# .+\n\nCosts (\d+) files? of the sources[.,:]/.exec(text(document)) ?? [];
    return count ? [{ document, count: Number(count) }] : [];
  });

  it.each(pages)('is the number of files that it names first: $document', ({ count, document }) => {
    const firstPart = text(document).split(/\n\nTests:|\n\nThe container |\n\nThen, |A scenario with /)[0] ?? '';
    const named = firstPart.match(/`(?:src|mocks)\/[\w./-]+`/g) ?? [];
    expect(new Set(named).size).toBe(count);
  });

  it('is stated for both kinds of fields, a device port, a scenario and a setting', () => {
    const stated = ['device-port', 'entered-field', 'scenario', 'setting', 'shown-field'].map((name) =>
      join('docs/how-to', `${name}.md`),
    );
    expect(pages.map(({ document }) => document).sort()).toEqual(stated);
  });
});

describe('the commit of an addition in docs/how-to', () => {
  const pages = documents.filter((document) => document.startsWith(join('docs', 'how-to')));
  const commitOf = (document: string) => /\b[Cc]ommit `([0-9a-f]{8})`/.exec(text(document))?.[1];
  const withCommit = pages.flatMap((document) => {
    const commit = commitOf(document);
    return commit ? [{ document, commit }] : [];
  });

  it('is named, or the page says that none did this alone', () => {
    const without = pages.filter((document) => !commitOf(document));
    expect(without.filter((document) => !text(document).includes('No commit of the history did this alone'))).toEqual(
      [],
    );
    expect(withCommit.map(({ document }) => basename(document, '.md'))).toEqual([
      ...['device-port', 'message', 'optional-operation', 'rule', 'setting', 'shown-field'],
    ]);
  });

  it.for(withCommit)('$commit changed the files that the steps of $document name', ({ document, commit }, { skip }) => {
    const changed = filesOf(commit);
    skip(changed === null, `${commit} is not in this clone, which is shallow or without its history`);
    const [, steps = ''] = /\n(1\. [^]*?)\n\n/.exec(text(document)) ?? [];
    const named = [...steps.matchAll(/`((?:src|mocks)\/[\w./-]+\.tsx?)`/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((path) => !changed?.includes(path ?? ''))).toEqual([]);
  });
});

it('orders every operation that a backend needs, each once', () => {
  const { paths } = JSON.parse(read('docs/openapi.json')) as {
    paths: Record<string, Record<string, { operationId: string; 'x-optional'?: boolean }>>;
  };
  const needed = Object.values(paths).flatMap((methods) => Object.values(methods).filter((one) => !one['x-optional']));
  const [, order = ''] = read('docs/backend.md').split('### In this order');
  const named = (order.split('###')[0]?.match(/`[a-zA-Z]+`/g) ?? []).map((name) => name.replaceAll('`', ''));
  expect(named.sort()).toEqual(needed.map(({ operationId }) => operationId).sort());
});

const DECISION = /^# \d{4}: .+\n\n\d{1,2} [A-Z][a-z]+ \d{4}\. (Accepted|Replaced by \[)/;

it('gives each decision its date and status', () => {
  expect(documents.filter((file) => /^docs.adr/.test(file) && !DECISION.test(text(file)))).toEqual([]);
});

it('finds links, paths and options at all', () => {
  expect([isOption('keep-days'), isOption('no-such-option')]).toEqual([true, false]);
  expect(linksIn('README.md')).toContain('docs/screenshots/dashboard.png');
  expect(pathsIn('CONTRIBUTING.md')).toContain('src/domain/auth/admit.ts');
});
