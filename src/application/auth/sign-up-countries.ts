import type { PhoneCountry } from '#src/application/platform/phone-check.ts';

/** What one may type to find a country: the begin of its name first, then of a word in it, its code, its calling code. */
export function searchCountries(countries: readonly PhoneCountry[], query: string): readonly PhoneCountry[] {
  const wanted = plain(query);
  if (wanted === '') return countries;
  return countries
    .map((country) => ({ country, rank: rankOf(country, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((one, other) => one.rank - other.rank)
    .map(({ country }) => country);
}

function rankOf({ name, code, callingCode }: PhoneCountry, wanted: string): number {
  const digits = wanted.replace(/\D/g, '');
  if (digits !== '') return callingCode === digits ? 0 : callingCode.startsWith(digits) ? 1 : Infinity;
  const words = plain(name);
  if (words.startsWith(wanted)) return 0;
  if (words.includes(` ${wanted}`)) return 1;
  if (code.toLowerCase() === wanted) return 1;
  return words.includes(wanted) ? 2 : Infinity;
}

/** Without case and accents: "cote" finds Côte d’Ivoire. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();
}
