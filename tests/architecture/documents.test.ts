import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = ['.', 'docs', 'docs/adr'].flatMap((folder) =>
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
  const named = text(document).matchAll(/`((?:src|mocks|tests|scripts|build|bench|docs)\/[\w./-]+)`/g);
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

it('finds links and paths at all', () => {
  expect(linksIn('README.md')).toContain('docs/screenshots/api-keys.png');
  expect(pathsIn('CONTRIBUTING.md')).toContain('src/domain/auth/route-gate.ts');
});
