export type Messages = Readonly<Record<string, string>>;

/** By group, which is the name of its file. */
export type MessageGroups = Readonly<Record<string, Messages>>;

/** All languages compare with English. */
export interface Translated {
  readonly language: string;
  readonly english: MessageGroups;
  readonly translation: MessageGroups;
  /** The keys whose messages may be the English ones: names, units, and terms of the field. */
  readonly sameAsEnglish: readonly string[];
}

/** What is wrong with a translation, by the keys of its messages. All lists of a whole one are empty. */
export interface TranslationProblems {
  readonly missing: readonly string[];
  readonly superfluous: readonly string[];
  /** The same as in English, and not listed. */
  readonly untranslated: readonly string[];
  /** Listed as the same as in English, and not the same. */
  readonly wronglyListed: readonly string[];
  /** Placeholders such as {{count}}, or tags such as <code>, are not those of the English message. */
  readonly wrongPlaceholders: readonly string[];
  /** Blank, or with a space at an end. */
  readonly wrongSpaces: readonly string[];
  /** Plural forms that are one text, although the language inflects what is counted. */
  readonly equalForms: readonly string[];
  readonly wrongPunctuation: readonly string[];
}

interface Pair {
  readonly key: string;
  readonly text: string;
  readonly english: string;
  /** Its number is in the English plural. */
  readonly isCounted: boolean;
}

const PLURAL = /^(.*)_(zero|one|two|few|many|other)$/;

/** The number that chooses the form. */
const COUNT = '{{count}}';

/** In Arabic, nouns in -a are the same after 11 and after 100, so many and other may be one text. */
const DIFFERENT_FORMS: Readonly<Record<string, readonly string[]>> = {
  ar: ['one', 'two', 'few', 'many'],
  bg: ['one', 'other'],
};

/** A Bulgarian date ends in "г.", which would give two full stops. */
const FOREIGN_PUNCTUATION: Readonly<Record<string, RegExp>> = {
  ar: /[,;?!"](?!\S)/,
  bg: /\{\{(date|end|start)\}\}\.|["!]/,
  de: /\S…|["!]/,
  es: /["!¡«»]/,
};

export const baseOf = (key: string): string => PLURAL.exec(key)?.[1] ?? key;

/** The plural forms of a language, in the order of the numbers that they are for. */
export function pluralFormsOf(language: string): readonly string[] {
  const forms: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => forms.includes(form));
}

/** A key of another language has the English message of its plural form, else of the other one. */
function englishOf(english: Messages, key: string): string {
  return english[key] ?? english[`${baseOf(key)}_other`] ?? '';
}

function expectedKeys(english: Messages, language: string): readonly string[] {
  const forms = pluralFormsOf(language);
  const bases = new Set(Object.keys(english).map(baseOf));
  return [...bases].flatMap((base) => (base in english ? [base] : forms.map((form) => `${base}_${form}`)));
}

const inOrder = (found: Iterable<string>) => [...found].sort().join();
const placeholders = (text: string) => new Set(text.match(/\{\{\w+\}\}/g));
const tags = (text: string) => text.match(/<\/?\w+>/g) ?? [];

/** The plural forms that are for one number only, as in Arabic those for none, one and two. */
function formsOfOneNumber(language: string): ReadonlySet<string> {
  const rules = new Intl.PluralRules(language);
  const forms = Array.from({ length: 1000 }, (_, number) => rules.select(number));
  return new Set(pluralFormsOf(language).filter((form) => forms.filter((one) => one === form).length === 1));
}

/** A form for one number only may spell it out, or leave it to its noun. */
function hasSamePlaceholders({ key, text, english, isCounted }: Pair, forOneNumber: ReadonlySet<string>): boolean {
  const [wanted, found] = [placeholders(english), placeholders(text)];
  const form = PLURAL.exec(key)?.[2];
  if (isCounted) wanted.add(COUNT);
  if (form && forOneNumber.has(form)) for (const one of [wanted, found]) one.delete(COUNT);
  return inOrder(wanted) === inOrder(found) && inOrder(tags(english)) === inOrder(tags(text));
}

const withoutNumber = (text: string) => text.replaceAll(COUNT, '#').replace(/\b1\b/g, '#');

const isCounted = (english: Messages, key: string) => english[`${baseOf(key)}_other`]?.includes(COUNT) ?? false;

/** A message that names no number ("and other keys") may have one form for several numbers. */
function equalFormsOf({ english, messages }: { english: Messages; messages: Messages }, language: string) {
  const bases = Object.keys(english)
    .filter((key) => key.endsWith('_other'))
    .map(baseOf);
  const counted = bases.filter((base) => isCounted(english, base));
  return counted.filter((base) => {
    const all = (DIFFERENT_FORMS[language] ?? []).map((form) => messages[`${base}_${form}`]);
    const forms = all.filter((text) => text !== undefined).map(withoutNumber);
    return new Set(forms).size < forms.length;
  });
}

/** Group by group, because each page loads its own. */
export function checkTranslation({ language, english, translation, sameAsEnglish }: Translated): TranslationProblems {
  const groups = [...new Set([...Object.keys(english), ...Object.keys(translation)])].map((group) => ({
    english: english[group] ?? {},
    messages: translation[group] ?? {},
  }));
  const pairs = groups.flatMap((group) =>
    Object.entries(group.messages).map(([key, text]) => {
      return { key, text, english: englishOf(group.english, key), isCounted: isCounted(group.english, key) };
    }),
  );
  const keysOf = (found: readonly Pair[]) => found.map(({ key }) => key);
  const same = new Set(keysOf(pairs.filter((pair) => pair.text === pair.english)));
  const listed = new Set(sameAsEnglish);
  const forOneNumber = formsOfOneNumber(language);
  return {
    missing: groups.flatMap((group) => expectedKeys(group.english, language).filter((key) => !(key in group.messages))),
    superfluous: groups.flatMap((group) => {
      const expected = new Set(expectedKeys(group.english, language));
      return Object.keys(group.messages).filter((key) => !expected.has(key));
    }),
    untranslated: [...same].filter((key) => !listed.has(key)),
    wronglyListed: [...listed].filter((key) => !same.has(key)),
    wrongPlaceholders: keysOf(pairs.filter((pair) => !hasSamePlaceholders(pair, forOneNumber))),
    wrongSpaces: keysOf(pairs.filter(({ text }) => text === '' || text !== text.trim())),
    equalForms: groups.flatMap((group) => equalFormsOf(group, language)),
    wrongPunctuation: keysOf(pairs.filter(({ text }) => FOREIGN_PUNCTUATION[language]?.test(text))),
  };
}
