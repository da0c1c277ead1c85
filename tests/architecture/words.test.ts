import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Words that a name does not contain; docs/glossary.md has the word to use instead. */
const RETIRED_IN_NAMES = new Set(
  `told tell tells said says kept keeps refused refuse refuses refusal refusals reply replies replied anew begun
   whoever meanwhile picture pictures undo took taken looks asked asks addresses texts voice colour normalise authorise
   authorisation behaviour licence licences cancelled cancelling`.split(/\s+/),
);

/** Phrases that a comment or a test title does not contain. */
const RETIRED_IN_SENTENCES = [
  /\b(told|tells?|said|kept|keeps|refus(e[sd]?|als?|ing)|repl(y|ies|ied)|anew|begun|whoever|meanwhile|pictures?)\b/i,
  /\b(in the place of|as it came|where it does not come|by hand|of before|cancell(ed|ing))\b/i,
  /§/,
  /\bD\d{1,3}\b/,
];

/** Names that a platform, the wire, a link of the demo or a provider's translations already use. */
const GIVEN = new Set(['addresses', 'isCancelled', 'refused', 'taken']);

const files = ['src', 'mocks', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter((file) => file !== 'tests/architecture/words.test.ts'),
);

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const isRetired = (name: string) => !GIVEN.has(name) && wordsOf(name).some((word) => RETIRED_IN_NAMES.has(word));

const offends = (sentence: string) => RETIRED_IN_SENTENCES.some((phrase) => phrase.test(sentence));

interface Text {
  readonly names: Set<string>;
  readonly sentences: Set<string>;
}

/** The identifiers of a file, and its comments and test titles. */
function read(file: string): Text {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false);
  const found: Text = { names: new Set(), sentences: new Set(text.match(/\/\/ .*|\/\*[\s\S]*?\*\//g)) };
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node)) found.names.add(node.text);
    const title = ts.isCallExpression(node) ? node.arguments[0] : undefined;
    if (title && ts.isStringLiteralLike(title) && /^(it|test|describe)\b/.test(source.text.slice(node.pos).trimStart()))
      found.sentences.add(title.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('the words of the glossary', () => {
  const texts = files.map((file) => ({ file, ...read(file) }));

  it('are the only ones in the names of files', () => {
    expect(files.filter((file) => isRetired(file.split('/').at(-1) ?? ''))).toEqual([]);
  });

  it('are the only ones in identifiers', () => {
    expect(texts.flatMap(({ file, names }) => [...names].filter(isRetired).map((name) => `${file}: ${name}`))).toEqual(
      [],
    );
  });

  it('are the only ones in the comments of style sheets', () => {
    const sheets = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
    const comments = sheets.flatMap(
      (file) => readFileSync(join('src/ui', file), 'utf8').match(/\/\*[\s\S]*?\*\//g) ?? [],
    );
    expect(comments.filter(offends)).toEqual([]);
  });

  it('are the only ones in comments and test titles', () => {
    expect(
      texts.flatMap(({ file, sentences }) => [...sentences].filter(offends).map((text) => `${file}: ${text}`)),
    ).toEqual([]);
  });
});
