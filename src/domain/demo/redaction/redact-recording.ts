import type { Exchange, Recording } from '#src/domain/demo/recording.ts';
import { tokenClaims } from '#src/domain/auth/session-token.ts';
import { findSecrets, type SecretContext } from './find-secrets.ts';
import { type JsonString, mapJsonStrings, mapText } from './json-text.ts';
import { isCaseless, StandIns } from './stand-ins.ts';

/** Shorter ones are replaced only where they are the whole text. */
const MIN_LENGTH = 3;
const LETTER = String.raw`[\p{L}\p{N}]`;
/** Behind a letter a word does not start, but it does behind an escaped character of a url, such as `%20`. */
const WORD_START = String.raw`(?:(?<!${LETTER})|(?<=%[\da-f]{2}))`;

type ReplaceText = (text: string) => string;

/** Replaces each secret wherever it is, also in urls. */
function createReplacer(standIns: StandIns): ReplaceText {
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

type Visit = (string: JsonString, context: SecretContext) => string;

const TOKEN_HEADER = 'x-refresh-token';

/** The console acts on these words, so a name that is the same word stays. */
const PROTECTED_FIELDS = new Set([
  'state',
  'status',
  'subscription',
  'chosensubscription',
  'blockchain',
  'blockchains',
  'network',
  'networks',
  'event',
]);

/** Stand-ins instead of everything that is secret or names a person, the same one for the same text everywhere. */
export function redactRecording(recording: Recording, known: Iterable<string> = []): Recording {
  const standIns = new StandIns();
  for (const { headers } of recording.exchanges) addToken(headers[TOKEN_HEADER], standIns);
  addToken(recording.session?.token, standIns);
  for (const secret of known) standIns.add(tokenClaims(secret) ? 'token' : 'secret', secret);
  addHost(recording.provider, standIns);
  mapRecording(recording, (string, context) => {
    findSecrets(string, context, standIns);
    return string.text;
  });
  const replace = createReplacer(standIns);
  return mapRecording(recording, (string) => (staysVerbatim(string) ? string.text : replace(string.text)));
}

function addToken(token: string | undefined, standIns: StandIns): void {
  if (token) standIns.add('token', token);
}

function addHost(origin: string, standIns: StandIns): void {
  const host = URL.canParse(origin) ? new URL(origin).hostname : '';
  if (host.includes('.') && /[a-z]/i.test(host)) standIns.add('domain', host);
}

/** Field names stay, but a key may be an id or an email too. */
function staysVerbatim({ text, field, isKey, isNumber }: JsonString): boolean {
  if (isKey) return !/[@\d.]/.test(text);
  // Amounts and times are no secret, whatever digits they have.
  return isNumber ? !/phone|mobile|pin|otp/.test(field) : PROTECTED_FIELDS.has(field);
}

function mapRecording(recording: Recording, visit: Visit): Recording {
  const context = { operation: '', isRequest: false };
  return {
    ...recording,
    provider: mapText(recording.provider, { field: '', isKey: false }, (string) => visit(string, context)),
    session: mapValue(recording.session, context, visit),
    exchanges: recording.exchanges.map((exchange) => mapExchange(exchange, visit)),
  };
}

function mapExchange(exchange: Exchange, visit: Visit): Exchange {
  const { operation } = exchange;
  const request = { operation, isRequest: true };
  const response = { operation, isRequest: false };
  return {
    ...exchange,
    params: mapValue(exchange.params, request, visit),
    query: mapValue(exchange.query, request, visit),
    body: mapValue(exchange.body, request, visit),
    headers: mapValue(exchange.headers, response, visit),
    text: mapText(exchange.text, { field: '', isKey: false }, (string) => visit(string, response)),
  };
}

function mapValue<T>(value: T, context: SecretContext, visit: Visit): T {
  return JSON.parse(mapJsonStrings(JSON.stringify(value), (string) => visit(string, context))) as T;
}
