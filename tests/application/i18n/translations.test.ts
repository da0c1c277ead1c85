import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#src/domain/shared/language.ts';
import { checkLanguage, findLanguages, pathsOf, readGroups } from '#tools/languages/languages.ts';

/** The rule is the one that `npm run language` prints as a table. */
describe.each(findLanguages('.').map((language) => [language, checkLanguage(language, '.')] as const))(
  'the messages in %s',
  (_, check) => {
    it('are whole, and no more than whole', () => {
      expect([check.missing, check.superfluous]).toEqual([[], []]);
    });

    it('have the placeholders and the tags of the English ones', () => {
      expect(check.wrongPlaceholders).toEqual([]);
    });

    it('are translated, but for listed names and terms', () => {
      expect([check.untranslated, check.wronglyListed]).toEqual([[], []]);
    });

    it('are not blank and have no space at an end', () => {
      expect(check.wrongSpaces).toEqual([]);
    });

    it('inflect what is counted', () => {
      expect(check.equalForms).toEqual([]);
    });

    it('have the punctuation of the language, and no date before a full stop where it ends in one', () => {
      expect(check.wrongPunctuation).toEqual([]);
    });
  },
);

/** A card, and the table in it, which scrolls on a narrow screen and is a region then, too. */
const CARDS_AND_TABLES = [
  ['team.title', 'team.table'],
  ['faucets.title', 'faucets.table'],
  ['api-keys.title', 'api-keys.list'],
  ['domains.title', 'domains.table'],
  ['usage.quota.title', 'usage.daily.table'],
] as const;

describe('the languages', () => {
  it.each(findLanguages('.'))('have no region in %s with the name of the one around it', (language) => {
    const messages = Object.assign({}, ...Object.values(readGroups('.', language))) as Readonly<Record<string, string>>;
    expect(CARDS_AND_TABLES.filter(([card, table]) => messages[card] === messages[table])).toEqual([]);
  });

  const offered = Object.keys(LANGUAGES);

  it('are those that have messages', () => {
    expect(new Set(findLanguages('.'))).toEqual(new Set(offered));
  });

  it('have a style sheet that their document names', () => {
    const document = readFileSync('docs/languages.md', 'utf8');
    const sheets = offered.map((code) => pathsOf(code).styleSheet);
    expect(sheets.filter((path) => !existsSync(path) || !document.includes(path.replace('docs/', '')))).toEqual([]);
  });
});
