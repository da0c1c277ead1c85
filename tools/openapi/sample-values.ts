/** Longer than any list of the account, and than a month of days; a mock has no further page to send. */
const LONGEST_LIST = 31;
const LONGEST_LOG = 6;
const LOGS: ReadonlySet<string> = new Set(['callbackLogs', 'stats', 'translations']);
const LONGEST_TEXT = 160;

/** Replaced, because a generated secret in a document looks like a leaked one. */
const SECRETS: Readonly<Record<string, string>> = {
  password: 'sample-password',
  invitationToken: 'sample-invitation-token',
};
export const SAMPLE_KEY = 'sample-api-key-0123456789abcdef';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Decodes, and holds for ten years. */
export const SAMPLE_TOKEN = [
  part({ alg: 'none', typ: 'JWT' }),
  part({ sub: 'acc-northwall', exp: Date.UTC(2036, 10, 20) / 1000 }),
  'sample-signature',
].join('.');
const SAMPLE_LOGO = 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=';
/** The first line of a PDF. */
const SAMPLE_FILE = 'JVBERi0xLjQK';

type Json = Readonly<Record<string, unknown>>;

/** The same value without secrets, with short lists that are complete, and without long texts. */
export function toSample(value: unknown, name = ''): unknown {
  const longest = LOGS.has(name) ? LONGEST_LOG : LONGEST_LIST;
  if (Array.isArray(value)) return value.slice(0, longest).map((entry) => toSample(entry, name));
  if (typeof value === 'string') return sampleText(value, name);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Json);
  const shown = isMap(name) ? entries.slice(0, longest) : entries;
  const sample = Object.fromEntries(shown.map(([key, part]) => [key, toSample(part, key)]));
  return Object.fromEntries(Object.entries(sample).map(([key, part]) => [key, whole(sample, key) ?? part]));
}

/** What says how a list goes on says that it ends. */
function whole(sample: Json, key: string): unknown {
  if (key === 'hasMore') return false;
  const list = Object.values(sample).find((part) => Array.isArray(part)) as readonly unknown[] | undefined;
  if (key === 'totalCount') return list?.length;
  return /^last.+Id$/.test(key) ? (list?.at(-1) as { readonly id?: unknown } | undefined)?.id : undefined;
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
  if (text.startsWith('https://checkout.')) return text.replace(/_[0-9a-f]{16,}$/, '_sample');
  if (name === 'code' && /^[0-9a-f]{16,}$/.test(text)) return 'sample-authorization-code';
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT - 1)}…` : text;
}
