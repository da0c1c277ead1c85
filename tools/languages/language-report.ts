import { pluralFormsOf } from './check-translation.ts';
import type { LanguageCheck } from './languages.ts';
import { pathsOf } from './languages.ts';

const COLUMNS = {
  missing: 'missing',
  superfluous: 'superfluous',
  untranslated: 'untranslated',
  wrongPlaceholders: 'wrong placeholders',
  wrongSpaces: 'wrong spaces',
  wronglyListed: 'wrongly listed',
  equalForms: 'equal forms',
  wrongPunctuation: 'wrong punctuation',
} as const;

type Problem = keyof typeof COLUMNS;

const PROBLEMS = Object.keys(COLUMNS) as readonly Problem[];
const SHOWN_KEYS = 10;

export const isWhole = (check: LanguageCheck): boolean => PROBLEMS.every((problem) => check[problem].length === 0);

/** A table with a line for each language, and below it the keys of the first problems of each kind. */
export function formatReport(checks: readonly LanguageCheck[]): string {
  const rows = [
    ['language', 'messages', ...Object.values(COLUMNS)],
    ...checks.map((check) => [
      check.language,
      String(check.messages),
      ...PROBLEMS.map((problem) => String(check[problem].length)),
    ]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const table = rows.map((row) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  '));
  return [...table, ...checks.flatMap(formatProblems)].join('\n');
}

function formatProblems(check: LanguageCheck): readonly string[] {
  return PROBLEMS.filter((problem) => check[problem].length > 0).map((problem) => {
    const keys = check[problem];
    const more = keys.length > SHOWN_KEYS ? `, and ${keys.length - SHOWN_KEYS} more` : '';
    return `${check.language}, ${COLUMNS[problem]}: ${keys.slice(0, SHOWN_KEYS).join(', ')}${more}`;
  });
}

/** What the skeleton leaves to the person. */
export function formatNextSteps(language: string): string {
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const name = own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
  const forms = pluralFormsOf(language).map((form) => `'${form}'`);
  const { messages, styleSheet, sameAsEnglish } = pathsOf(language);
  return `Two lines are left to write, and the texts of the demo's provider:
  src/domain/shared/language.ts        ${language}: { name: '${name}', direction: '${directionOf(language)}' },
  src/application/i18n/translate.ts  readonly ${language}: ${forms.join(' | ')};
  mocks/provider/i18n/localization-service.ts

Then decide on the style in ${styleSheet}, name it in docs/languages.md, and translate ${messages}.
What stays as in English goes into ${sameAsEnglish}.
npm run language counts what is left.`;
}

function directionOf(language: string): string {
  const script = new Intl.Locale(language).maximize().script ?? '';
  return ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm'].includes(script) ? 'rtl' : 'ltr';
}
