import { describe, expect, it } from 'vitest';
import { createPhoneCheck } from '#src/adapters/browser/browser-phone-check.ts';
import { searchCountries } from '#src/application/auth/sign-up-countries.ts';

const countries = (await createPhoneCheck().prepare()).countriesIn('en');
const found = (query: string) => searchCountries(countries, query).map(({ name }) => name);

describe('the search for a country', () => {
  it('finds all of them before anything is typed, Bulgaria first', () => {
    expect([found('').length, found('  ')[0]]).toEqual([countries.length, 'Bulgaria']);
  });

  it.each([
    { query: 'ger', first: 'Germany' },
    { query: 'GERM', first: 'Germany' },
    { query: 'cote', first: 'Côte d’Ivoire' },
    { query: "cote d'i", first: 'Côte d’Ivoire' },
    { query: 'states', first: 'United States' },
    { query: 'uk', first: 'Ukraine' },
    { query: 'gb', first: 'United Kingdom' },
    { query: '+359', first: 'Bulgaria' },
    { query: '49', first: 'Germany' },
  ])('finds $first first for "$query"', ({ query, first }) => {
    expect(found(query)[0]).toBe(first);
  });

  it.each(['zzz', '+9999', '+'])('finds none for "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });
});
