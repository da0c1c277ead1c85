import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const documents = ['.', 'docs', 'docs/adr', 'docs/how-to'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const text = (document: string) => readFileSync(join(root, document), 'utf8');

/** Where `[…](…)`, `src="…"` and `srcset="…"` lead to in the repository. */
function linksIn(document: string): readonly string[] {
  const found = text(document).matchAll(/\]\(([^)#\s]+)[^)]*\)|\bsrc(?:set)?="([^"]+)"/g);
  return [...found].map(([, link, source]) => link ?? source ?? '').filter((link) => !/^[a-z]+:/.test(link));
}

/** The files and folders that are named in full. */
function pathsIn(document: string): readonly string[] {
  const named = text(document).matchAll(/`((?:src|mocks|tests|tools|docs)\/[\w./-]+)`/g);
  return [...named].map(([, path]) => path ?? '');
}

describe.each(documents)('%s', (document) => {
  it('links to what is there', () => {
    const missing = linksIn(document).filter((link) => !existsSync(join(root, dirname(document), link)));
    expect(missing).toEqual([]);
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

it('finds links and paths at all', () => {
  expect(linksIn('README.md')).toContain('docs/screenshots/dashboard.png');
  expect(pathsIn('CONTRIBUTING.md')).toContain('src/domain/auth/admit.ts');
});
