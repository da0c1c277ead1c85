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
    const messages = { 'team.found_one': '{{count}} member', 'team.found_other': '{{count}} members' };
    const translation = { team: { [`team.found_${form}`]: text } };
    const found = checkTranslation({ language, english: { team: messages }, translation, sameAsEnglish: [] });
    expect(found.wrongPlaceholders).toEqual(wrong);
  });

  it.each([
    ['ar', ['{{count}} عضو', 'عضوان', '{{count}} أعضاء', '{{count}} عضو'], ['team.found']],
    ['ar', ['عضو واحد', 'عضوان', '{{count}} أعضاء', '{{count}} عضوًا'], []],
    ['bg', ['1 ключ', '', '', '', '{{count}} ключ'], ['team.found']],
    ['bg', ['1 ключ', '', '', '', '{{count}} ключа'], []],
    ['de', ['1 Schlüssel', '', '', '', '{{count}} Schlüssel'], []],
  ])('demands that what is counted is inflected, in %s: %s', (language, inflected, wrong) => {
    const messages = { 'team.found_one': '{{count}} key', 'team.found_other': '{{count}} keys' };
    const forms = ['one', 'two', 'few', 'many', 'other'].map((form, index) => [`team.found_${form}`, inflected[index]]);
    const translation = { team: Object.fromEntries(forms.filter(([, text]) => text)) as Messages };
    const found = checkTranslation({ language, english: { team: messages }, translation, sameAsEnglish: [] });
    expect(found.equalForms).toEqual(wrong);
  });

  it('accepts one form for several numbers where no number is named', () => {
    const messages = { 'team.others_one': 'Ask {{name}}.', 'team.others_other': 'Ask {{name}} and others.' };
    const forms = Object.fromEntries(['one', 'two', 'few', 'many'].map((form) => [`team.others_${form}`, '{{name}}']));
    const english = { team: messages };
    const found = checkTranslation({ language: 'ar', english, translation: { team: forms }, sameAsEnglish: [] });
    expect(found.equalForms).toEqual([]);
  });

  it.each([
    ['bg', 'Изтича на {{date}}.'],
    ['bg', 'Готово!'],
    ['de', 'Wird gesendet…'],
    ['es', '¡Listo!'],
    ['es', 'Ocultar «Resumen»'],
    ['ar', 'نعم, لا'],
  ])('finds punctuation that %s does not have: %s', (language, text) => {
    const [english, translation] = [{ team: { 'team.title': 'Team' } }, { team: { 'team.title': text } }];
    const found = checkTranslation({ language, english, translation, sameAsEnglish: [] });
    expect(found.wrongPunctuation).toEqual(['team.title']);
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
