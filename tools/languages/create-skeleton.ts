import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { baseOf, pluralFormsOf } from './check-translation.ts';
import { ENGLISH, filesOf, findLanguages, pathsOf, readSameAsEnglish } from './languages.ts';
import { type MessageEntry, type MessageFile, parseMessageFile } from './message-file.ts';
import { styleSheetOf } from './style-sheet.ts';

interface SkeletonFile {
  readonly path: string;
  readonly text: string;
}

/** Throws a sentence for the person if no language can be added under this code. */
export function requireNewLanguage(root: string, language: string): void {
  if (!/^[a-z]{2,3}$/.test(language)) throw new Error(`${language} is no code of a language, such as fr.`);
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0) throw new Error(`Intl does not know ${language}.`);
  if (findLanguages(root).includes(language)) throw new Error(`${language} is there already.`);
}

/** All files of a language whose messages are the English ones still. */
export function createSkeleton(root: string, language: string): readonly SkeletonFile[] {
  const { messages, sameAsEnglish, styleSheet } = pathsOf(language);
  const english = join(root, pathsOf(ENGLISH).messages);
  return [
    ...filesOf(english).map((name) => {
      const file = parseMessageFile(readFileSync(join(english, name), 'utf8'), name);
      return { path: `${messages}/${name}`, text: untranslated(file, name.replace(/\.ts$/, ''), language) };
    }),
    { path: sameAsEnglish, text: listOf(sameInAll(root)) },
    { path: styleSheet, text: styleSheetOf(language) },
  ];
}

function untranslated({ name, header, entries }: MessageFile, group: string, language: string): string {
  const lines = entries.flatMap((entry, index) => {
    const base = baseOf(entry.key);
    if (base === entry.key) return [`${entry.leading}'${entry.key}': ${entry.literal},`];
    const forms = entries.filter(({ key }) => key !== base && baseOf(key) === base);
    // The first form brings all forms of the language along.
    return forms[0] === entries[index] ? [entry.leading + pluralLines(base, forms, language)] : [];
  });
  return `import type { ${name} as english } from '#src/application/i18n/en/${group}.ts';
import type { Translation } from '#src/application/i18n/translate.ts';

${header.trimStart()}export const ${name}: Translation<typeof english, '${language}'> = {${lines.join('')}
};
`;
}

function pluralLines(base: string, english: readonly MessageEntry[], language: string): string {
  const literalOf = (form: string) => english.find(({ key }) => key === `${base}_${form}`)?.literal;
  return pluralFormsOf(language)
    .map((form) => `'${base}_${form}': ${literalOf(form) ?? literalOf('other')},`)
    .join('\n  ');
}

/** What no language translates so far, such as names of products. */
function sameInAll(root: string): readonly string[] {
  const [first = [], ...others] = findLanguages(root)
    .filter((language) => language !== ENGLISH)
    .map((language) => readSameAsEnglish(root, language));
  return first.filter((key) => others.every((keys) => keys.includes(key)));
}

function listOf(keys: readonly string[]): string {
  return `/** Names, units and terms that are written as in English. */
export const sameAsEnglish: readonly string[] = [
${keys.map((key) => `  '${key}',`).join('\n')}
];
`;
}
