import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkTranslation, type MessageGroups, type TranslationProblems } from './check-translation.ts';
import { listIn, messagesIn } from './message-file.ts';

const MESSAGES = 'src/application/i18n';
const LISTS = 'tests/application/i18n/same-as-english';

export const ENGLISH = 'en';

/** Where the parts of a language are, from the root of the repository. */
export const pathsOf = (language: string) => ({
  messages: `${MESSAGES}/${language}`,
  sameAsEnglish: `${LISTS}/${language}.ts`,
  styleSheet: `docs/languages/${language}.md`,
});

export interface LanguageCheck extends TranslationProblems {
  readonly language: string;
  readonly messages: number;
}

/** English first. */
export function findLanguages(root: string): readonly string[] {
  const folders = readdirSync(join(root, MESSAGES), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const others = folders.map(({ name }) => name).filter((name) => name !== ENGLISH);
  return [ENGLISH, ...others.sort()];
}

export function readGroups(root: string, language: string): MessageGroups {
  const folder = join(root, pathsOf(language).messages);
  const files = filesOf(folder).map((name) => [name.replace(/\.ts$/, ''), join(folder, name)] as const);
  return Object.fromEntries(files.map(([group, path]) => [group, messagesIn(readFileSync(path, 'utf8'), path)]));
}

/** The paths of a language's files in its folder; those of the demo are in one of their own. */
export function filesOf(folder: string): readonly string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  return paths.map((path) => path.replaceAll('\\', '/'));
}

/** Empty if there is no list yet. */
export function readSameAsEnglish(root: string, language: string): readonly string[] {
  const path = join(root, pathsOf(language).sameAsEnglish);
  return existsSync(path) ? listIn(readFileSync(path, 'utf8'), path) : [];
}

/** Compares a language in one folder with the English of another, which are the same outside of tests. */
export function checkLanguage(language: string, root: string, englishRoot = root): LanguageCheck {
  const english = readGroups(englishRoot, ENGLISH);
  const translation = readGroups(root, language);
  const keys = Object.values(translation).flatMap((messages) => Object.keys(messages));
  const sameAsEnglish = language === ENGLISH ? keys : readSameAsEnglish(root, language);
  return { language, messages: keys.length, ...checkTranslation({ language, english, translation, sameAsEnglish }) };
}
