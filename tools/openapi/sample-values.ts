/** Examples are short: the shape shows in two entries. */
const LONGEST_LIST = 2;
const LONGEST_TEXT = 160;

/** Replaced, because a generated secret in a document looks like a leaked one. */
const SECRETS: Readonly<Record<string, string>> = {
  password: 'sample-password',
  invitationToken: 'sample-invitation-token',
};
export const SAMPLE_KEY = 'sample-api-key-0123456789abcdef';
export const SAMPLE_TOKEN = 'sample-header.sample-payload.sample-signature';
const SAMPLE_LOGO = 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
/** The first line of a PDF. */
const SAMPLE_FILE = 'JVBERi0xLjQK';

type Json = Readonly<Record<string, unknown>>;

/** The same value without secrets, with lists of two entries and without long texts. */
export function toSample(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.slice(0, LONGEST_LIST).map((entry) => toSample(entry, name));
  if (typeof value === 'string') return sampleText(value, name);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Json);
  const shown = isMap(name) ? entries.slice(0, LONGEST_LIST) : entries;
  return Object.fromEntries(shown.map(([key, part]) => [key, toSample(part, key)]));
}

/** Objects whose keys are data. */
function isMap(name: string): boolean {
  return name === 'mainFeatures' || name === 'additionalFeatures' || name === 'translations';
}

function sampleText(text: string, name: string): string {
  const secret = SECRETS[name];
  if (secret !== undefined) return secret;
  if (name === 'logoSvgBase64') return SAMPLE_LOGO;
  if (name === 'content' && text.startsWith(SAMPLE_FILE)) return SAMPLE_FILE;
  if (name === 'key' && /^[0-9a-f]{16,}$/i.test(text)) return SAMPLE_KEY;
  if (name === 'code' && /^[0-9a-f]{16,}$/.test(text)) return 'sample-authorization-code';
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}
