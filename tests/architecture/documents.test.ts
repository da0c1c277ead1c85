import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
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
    const [, count] = /^# .+\n\nCosts (\d+) files? of the sources[.:]/.exec(text(document)) ?? [];
    return count ? [{ document, count: Number(count) }] : [];
  });

  it.each(pages)('is the number of files that it names first: $document', ({ count, document }) => {
    const firstPart = text(document).split(/\n\nTests:|\n\nA test |A scenario with /)[0] ?? '';
    const named = firstPart.match(/`(?:src|mocks)\/[\w./-]+`/g) ?? [];
    expect(new Set(named).size).toBe(count);
  });

  it('is stated for a field, a device port and a scenario', () => {
    const stated = ['device-port', 'field', 'scenario'].map((name) => join('docs/how-to', `${name}.md`));
    expect(pages.map(({ document }) => document).sort()).toEqual(stated);
  });
});

it('finds links and paths at all', () => {
  expect(linksIn('README.md')).toContain('docs/screenshots/dashboard.png');
  expect(pathsIn('CONTRIBUTING.md')).toContain('src/domain/auth/route-gate.ts');
});
