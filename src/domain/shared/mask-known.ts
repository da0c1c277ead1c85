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
  let masked = text;
  for (const secret of secrets) {
    if (secret.length < MIN_KNOWN) continue;
    for (const spelled of spellingsOf(secret)) masked = masked.replaceAll(spelled, MASK);
  }
  return masked;
}

/** Plain, in a url, in the query of a form, in JSON, and in JSON within JSON. */
function spellingsOf(secret: string): ReadonlySet<string> {
  const whole = secret.replace(/\p{Surrogate}/gu, '');
  const inUrl = encodeURIComponent(whole);
  const inForm = new URLSearchParams([['', whole]]).toString().slice(1);
  const inJson = JSON.stringify(secret).slice(1, -1);
  const inBoth = JSON.stringify(inJson).slice(1, -1);
  return new Set([secret, inUrl, inUrl.replace(/%../g, (sign) => sign.toLowerCase()), inForm, inJson, inBoth]);
}

/** Masks what a storage holds; JSON stays JSON, whatever a secret looks like. */
export function maskStored(text: string, secrets: ReadonlySet<string>): string {
  const masked = maskKnown(text, secrets);
  if (masked === text) return text;
  try {
    const value: unknown = JSON.parse(text, (_, part: unknown) =>
      typeof part === 'string' ? maskKnown(part, secrets) : part,
    );
    return JSON.stringify(value);
  } catch {
    return masked;
  }
}
