import { isCaseless, type SecretKind, type StandIns } from './stand-ins.ts';

/** Parts of words are not a name. */
const WHOLE_WORDS: ReadonlySet<SecretKind> = new Set(['person', 'company', 'ip', 'domain', 'email']);
/** Shorter ones are replaced only where they are the whole text. */
const MIN_LENGTH = 3;
const BOUNDARY = String.raw`[\p{L}\p{N}]`;

type ReplaceText = (text: string) => string;

/** Replaces each secret wherever it stands, also in urls. */
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
  const words = standIns.secrets.filter(({ kind }) => WHOLE_WORDS.has(kind)).map(({ secret }) => secret.toLowerCase());
  const steps = [
    replaceAll(replacements, 'gu', new Set()),
    replaceAll(caseless, 'giu', new Set([...words, ...words.map((word) => encodeURIComponent(word).toLowerCase())])),
  ];
  return (text) => {
    const whole = replacements.get(text) ?? caseless.get(text.toLowerCase());
    return whole ?? steps.reduce((replaced, step) => step(replaced), text);
  };
}

function replaceAll(replacements: ReadonlyMap<string, string>, flags: string, words: ReadonlySet<string>): ReplaceText {
  const secrets = [...replacements.keys()]
    .filter((secret) => secret.length >= MIN_LENGTH)
    .toSorted((one, other) => other.length - one.length);
  if (secrets.length === 0) return (text) => text;
  const alternatives = secrets.map((secret) =>
    words.has(secret) ? `(?<!${BOUNDARY})${escapeRegex(secret)}(?!${BOUNDARY})` : escapeRegex(secret),
  );
  const pattern = new RegExp(alternatives.join('|'), flags);
  return (text) =>
    text.replace(pattern, (found) => replacements.get(found) ?? replacements.get(found.toLowerCase()) ?? found);
}

function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
