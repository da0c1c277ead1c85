import { describe, expect, it } from 'vitest';
import type { TranslatedLanguage } from '#src/application/i18n/translation.ts';

type Messages = Readonly<Record<string, string>>;
type Module = Readonly<Record<string, unknown>>;

const FILE = /\/i18n\/(\w+)\/([\w-]+)\.ts$/;
const TRANSLATED = ['bg', 'de', 'es', 'ar'] as const satisfies readonly TranslatedLanguage[];

/** By language and group, such as `de/team`. */
const files = new Map(
  Object.entries(import.meta.glob<Module>('/src/application/i18n/*/*.ts', { eager: true })).map(([path, module]) => {
    const [, language = '', group = ''] = FILE.exec(path) ?? [];
    return [`${language}/${group}`, Object.values(module)[0] as Messages] as const;
  }),
);
const groups = [...files.keys()].flatMap((key) => (key.startsWith('en/') ? [key.slice(3)] : []));

/** What a translation may share with English, word for word: names, units, and terms of the field. */
const SAME = new Map(
  Object.entries(import.meta.glob<Module>('./same-as-english/*.ts', { eager: true })).map(([path, module]) => [
    path.split('/').at(-1)?.replace('.ts', '') ?? '',
    new Set(Object.values(module)[0] as readonly string[]),
  ]),
);

const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;
const baseOf = (key: string) => PLURAL.exec(key)?.[1] ?? key;

/** A key of another language has the English text of its plural form, else of the other one. */
function englishOf(english: Messages, key: string): string {
  return english[key] ?? english[`${baseOf(key)}_other`] ?? '';
}

function expectedKeys(english: Messages, language: string): readonly string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const bases = new Set(Object.keys(english).map(baseOf));
  return [...bases].flatMap((base) => (base in english ? [base] : forms.map((form) => `${base}_${form}`)));
}

const inOrder = (found: Iterable<string>) => [...found].sort();
const placeholders = (text: string) => new Set(text.match(/\{\{\w+\}\}/g));
const tags = (text: string) => inOrder(text.match(/<\/?\w+>/g) ?? []);

/** A form for one or two may spell its number out. */
function hasSamePlaceholders(english: string, text: string, key: string): boolean {
  const [wanted, found] = [placeholders(english), placeholders(text)];
  if (PLURAL.test(key)) for (const one of [wanted, found]) one.delete('{{count}}');
  return inOrder(wanted).join() === inOrder(found).join();
}

describe.each(TRANSLATED.filter((language) => files.has(`${language}/common`)))('the messages in %s', (language) => {
  const of = (group: string) => files.get(`${language}/${group}`) ?? {};
  const pairs = groups.flatMap((group) =>
    Object.entries(of(group)).map(([key, text]) => ({
      key,
      text,
      english: englishOf(files.get(`en/${group}`) ?? {}, key),
    })),
  );

  it.each(groups)('are whole, and no more than whole: %s', (group) => {
    expect(inOrder(Object.keys(of(group)))).toEqual(inOrder(expectedKeys(files.get(`en/${group}`) ?? {}, language)));
  });

  it('have the placeholders and the tags of the English ones', () => {
    const wrong = pairs.filter(
      ({ key, text, english }) =>
        !hasSamePlaceholders(english, text, key) || tags(text).join() !== tags(english).join(),
    );
    expect(wrong).toEqual([]);
  });

  it('are translated, but for listed names and terms', () => {
    const same = pairs.filter(({ text, english }) => text === english).map(({ key }) => key);
    expect(inOrder(same)).toEqual(inOrder(SAME.get(language) ?? []));
  });

  it('are not blank and have no space at an end', () => {
    expect(pairs.filter(({ text }) => text === '' || text !== text.trim())).toEqual([]);
  });
});

it('are there in every language', () => {
  expect(TRANSLATED.filter((language) => !files.has(`${language}/common`) || !SAME.has(language))).toEqual([]);
});
