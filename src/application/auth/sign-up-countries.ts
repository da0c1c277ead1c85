import { searchText } from '#src/domain/shared/search-text.ts';
import type { PhoneCountry } from '#src/application/platform/phone-check.ts';

/** Matches the start of the name, then of its words, the code, the calling code: "cote" finds Côte d’Ivoire. */
export function searchCountries(countries: readonly PhoneCountry[], query: string): readonly PhoneCountry[] {
  const needle = searchText(query).trim();
  if (needle === '') return countries;
  return countries
    .map((country) => ({ country, rank: rankOf(country, needle) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

function rankOf({ name, code, callingCode }: PhoneCountry, needle: string): number {
  const digits = /\p{L}/u.test(needle) ? '' : needle.replace(/\D/g, '');
  if (digits !== '') return callingCode === digits ? 0 : callingCode.startsWith(digits) ? 1 : Infinity;
  const words = searchText(name);
  if (words.startsWith(needle)) return 0;
  if (words.includes(` ${needle}`)) return 1;
  if (code.toLowerCase() === needle) return 1;
  return words.includes(needle) ? 2 : Infinity;
}
