/** Stands for a secret of any length. */
export const MASK = '••••••';

/** A shorter secret would take harmless text with it. */
const MIN_KNOWN = 6;

/** Masks values that are known to be secret in a text that is no url and no JSON. */
export function maskPlain(text: string, secrets: ReadonlySet<string>): string {
  let masked = text;
  for (const secret of secrets) if (secret.length >= MIN_KNOWN) masked = masked.replaceAll(secret, MASK);
  return masked;
}

/** Masks values that are known to be secret wherever they are. */
export function maskKnown(text: string, secrets: ReadonlySet<string>): string {
  return createMask(secrets)(text);
}

/** For several texts, because spelling the secrets takes longer than finding them. */
function createMask(secrets: ReadonlySet<string>): (text: string) => string {
  const spellings = [...secrets]
    .filter(({ length }) => length >= MIN_KNOWN)
    .flatMap((secret) => [...spellingsOf(secret)]);
  return (text) => spellings.reduce((masked, spelled) => masked.replaceAll(spelled, MASK), text);
}

/** Plain, in a url, in the query of a form, in a cell of a table, in JSON, and in JSON within JSON. */
function spellingsOf(secret: string): ReadonlySet<string> {
  const whole = secret.replace(/\p{Surrogate}/gu, '');
  const inUrl = encodeURIComponent(whole);
  const inForm = new URLSearchParams([['', whole]]).toString().slice(1);
  const inJson = JSON.stringify(secret).slice(1, -1);
  const inBoth = JSON.stringify(inJson).slice(1, -1);
  const inCell = secret.replaceAll('"', '""');
  return new Set([secret, inCell, inUrl, inUrl.replace(/%../g, (sign) => sign.toLowerCase()), inForm, inJson, inBoth]);
}

const JSON_STRING = /"(?:[^"\\]|\\.)*"/g;

/** Masks what a storage or a file holds; JSON stays JSON, and its numbers stay verbatim, whatever a secret looks like. */
export function maskStored(text: string, secrets: ReadonlySet<string>): string {
  const mask = createMask(secrets);
  const masked = mask(text);
  return masked !== text && isJson(text) ? text.replaceAll(JSON_STRING, mask) : masked;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
