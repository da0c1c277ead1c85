import { describe, expect, it } from 'vitest';
import { checkTranslation, type Messages } from '#tools/languages/check-translation.ts';

const english = {
  'team.title': 'Team',
  'team.text': 'Ask <b>{{name}}</b>',
  'team.count_one': '{{count}} member',
  'team.count_other': '{{count}} members',
};
const german = {
  'team.title': 'Mannschaft',
  'team.text': 'Fragen Sie <b>{{name}}</b>',
  'team.count_one': 'ein Mitglied',
  'team.count_other': '{{count}} Mitglieder',
};

function problemsOf(messages: Messages, sameAsEnglish: readonly string[] = []) {
  const translation = { team: { ...german, ...messages } };
  const found = checkTranslation({ language: 'de', english: { team: english }, translation, sameAsEnglish });
  return Object.fromEntries(Object.entries<readonly string[]>({ ...found }).filter(([, keys]) => keys.length > 0));
}

describe('the check of a translation', () => {
  it('accepts one that is whole, also with a number in words', () => {
    expect(problemsOf({})).toEqual({});
  });

  it.each([
    ['team.title', 'Team', 'untranslated'],
    ['team.text', 'Fragen Sie <b>{{nam}}</b>', 'wrongPlaceholders'],
    ['team.text', 'Fragen Sie {{name}}', 'wrongPlaceholders'],
    ['team.title', ' Mannschaft', 'wrongSpaces'],
    ['team.title', '', 'wrongSpaces'],
    ['team.count_few', '{{count}} Mitglieder', 'superfluous'],
  ])('finds what is wrong with %s: "%s" is %s', (key, text, problem) => {
    expect(problemsOf({ [key]: text })).toEqual({ [problem]: [key] });
  });

  it('accepts a message that is listed as the same, and no other one in the list', () => {
    expect(problemsOf({ 'team.title': 'Team' }, ['team.title'])).toEqual({});
    expect(problemsOf({}, ['team.title'])).toEqual({ wronglyListed: ['team.title'] });
  });

  it.each([
    ['ar', 'two', 'عضوان', []],
    ['ar', 'few', 'أعضاء', ['team.found_few']],
    ['bg', 'one', 'един член', []],
    ['bg', 'other', 'членове', ['team.found_other']],
  ])('lets a form for one number leave it out, in %s the form for %s: %s', (language, form, text, wrong) => {
    const messages = { 'team.found_one': '{{shown}} member', 'team.found_other': '{{shown}} members' };
    const translation = { team: { [`team.found_${form}`]: text } };
    const found = checkTranslation({ language, english: { team: messages }, translation, sameAsEnglish: [] });
    expect(found.wrongPlaceholders).toEqual(wrong);
  });

  it('misses a message that is in another group, and each plural form of the language', () => {
    const translation = { usage: german };
    const found = checkTranslation({ language: 'ar', english: { team: english }, translation, sameAsEnglish: [] });
    expect(found.superfluous).toEqual(Object.keys(german));
    expect(found.missing).toEqual([
      'team.title',
      'team.text',
      ...['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `team.count_${form}`),
    ]);
  });
});
