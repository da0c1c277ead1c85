import { isCaseless, type StandIns } from './stand-ins.ts';

/** Shorter ones are replaced only where they are the whole text. */
const MIN_LENGTH = 3;
const LETTER = String.raw`[\p{L}\p{N}]`;
/** Behind a letter a word does not start, but it does behind an escaped character of a url, such as `%20`. */
const WORD_START = String.raw`(?:(?<!${LETTER})|(?<=%[\da-f]{2}))`;

type ReplaceText = (text: string) => string;

/** Replaces each secret wherever it is, also in urls. */
export function createReplacer(standIns: StandIns): ReplaceText {
  const replacements = new Map<string, string>();
  const caseless = new Map<string, string>();
  for (const { kind, secret } of standIns.secrets) {
    const standIn = standIns.of(kind, secret);
    const isWithoutCase = isCaseless(kind);
    const target = isWithoutCase ? caseless : replacements;
    const key = (text: string) => (isWithoutCase ? text.toLowerCase() : text);
    target.set(key(secret), standIn);
    const escaped = encodeURIComponent(secret);
    if (escaped !== secret) target.set(key(escaped), encodeURIComponent(standIn));
  }
  // Parts of words are not a name.
  const asWord = (secret: string) => `${WORD_START}${escapeRegex(secret)}(?!${LETTER})`;
  const steps = [replaceAll(replacements, 'gu', escapeRegex), replaceAll(caseless, 'giu', asWord)];
  return (text) => {
    const whole = replacements.get(text) ?? caseless.get(text.toLowerCase());
    return whole ?? steps.reduce((replaced, step) => step(replaced), text);
  };
}

function replaceAll(
  replacements: ReadonlyMap<string, string>,
  flags: string,
  patternOf: (secret: string) => string,
): ReplaceText {
  const secrets = [...replacements.keys()]
    .filter((secret) => secret.length >= MIN_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  if (secrets.length === 0) return (text) => text;
  const pattern = new RegExp(secrets.map(patternOf).join('|'), flags);
  return (text) =>
    text.replace(pattern, (found) => replacements.get(found) ?? replacements.get(found.toLowerCase()) ?? found);
}

function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
