import { stdnum } from 'stdnum';
import type { IsTaxId } from '#src/application/platform/platform.ts';

/** What identifies a person or a document, in countries where companies have other numbers. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['passport', 'hkid', 'jmbg', 'nid', 'nric']);

/** By the form and the check digits of its country, with or without the country in front. Any will do where no form is known. */
export const isTaxId: IsTaxId = (country, id) => {
  const known = Object.entries(stdnum[country] ?? {}).filter(([kind]) => !OF_PEOPLE.has(kind));
  return known.length === 0 || known.some(([, { validate }]) => validate(id).isValid);
};
