import { tokenClaims } from '#src/domain/auth/session-token.ts';
import { type SecretKind, StandIns, isCaseless } from './stand-ins.ts';
import type { Exchange, Recording } from './recording.ts';

/** A text of a JSON document, and the field that it is in. */
interface JsonString {
  readonly text: string;
  /** The nearest key before it, in lower case and without separators; empty without one. */
  readonly field: string;
  readonly isKey: boolean;
  /** A number, as its digits. */
  readonly isNumber?: boolean;
}

type Replace = (string: JsonString) => string;

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

/** Replaces texts of a JSON document, also those of documents inside texts. Everything else stays verbatim. */
function mapJsonStrings(json: string, replace: Replace, outerField = ''): string {
  let field = outerField;
  return json.replace(TOKEN, (token: string, offset: number) => {
    const isString = token.startsWith('"');
    const isKey = isString && /^\s*:/.test(json.slice(offset + token.length, offset + token.length + 20));
    const text = isString ? (JSON.parse(token) as string) : token;
    if (isKey) field = fieldName(text);
    const replaced = isString
      ? mapText(text, { field, isKey }, replace)
      : replace({ text, field, isKey, isNumber: true });
    // Verbatim, because a text can be escaped in several ways.
    if (replaced === text) return token;
    return isString ? JSON.stringify(replaced) : String(Number(replaced) || 0);
  });
}

/** A whole document or any other text. */
function mapText(text: string, at: Omit<JsonString, 'text'>, replace: Replace): string {
  return isJsonDocument(text) ? mapJsonStrings(text, replace, at.field) : replace({ ...at, text });
}

function fieldName(key: string): string {
  return key.toLowerCase().replace(/[^a-z\d]/g, '');
}

function isJsonDocument(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

interface SecretContext {
  readonly operation: string;
  /** A `code` of a request lets somebody in; one of a response names an error. */
  readonly isRequest: boolean;
}

interface FieldRule {
  readonly kind: SecretKind;
  readonly isField: (field: string, context: SecretContext) => boolean;
  readonly isSecret?: (text: string) => boolean;
}

const PERSON_FIELDS = new Set(['firstname', 'lastname', 'middlename', 'surname', 'fullname', 'username']);
const COMPANY_FIELDS = new Set(['company', 'companyname', 'organization', 'organisation']);
const KEY_FIELDS = new Set(['key', 'apikey', 'apikeys', 'xapikey', 'secretkey', 'privatekey', 'accesskey']);
const SECOND_FACTOR_FIELDS = new Set(['secret', 'recoverycodes']);
const INVITATION_FIELDS = new Set(['invitationurl', 'invitationlink']);
/** What authenticators make, and what they are asked. */
const PASSKEY_FIELDS = new Set(['challenge', 'rawid', 'clientdatajson', 'attestationobject', 'authenticatordata']);
const CODE_FIELDS = new Set(['code', 'otp', 'pin']);
const URL_FIELDS = new Set([
  'stripesessionurl',
  'monthlysubscriptionurl',
  'annualsubscriptionurl',
  'invoiceurl',
  'downloadurl',
]);
const HEADER_FIELDS = new Set(['authorization', 'cookie', 'setcookie', 'signature', 'xsignature']);

const MIN_TOKEN_LENGTH = 12;
const MIN_KEY_LENGTH = 8;
const isAtLeast = (length: number) => (text: string) => text.length >= length;

/** Such fields hold names of features and of settings too. */
const isKeyLike = (text: string) => text.length >= MIN_KEY_LENGTH && /\d/.test(text) && !/\s/.test(text);

/** By the name of a field on the wire; the first rule that fits counts. */
const FIELD_RULES: readonly FieldRule[] = [
  { kind: 'password', isField: (field) => /password|passphrase/.test(field) },
  { kind: 'token', isField: (field) => field.endsWith('token'), isSecret: isAtLeast(MIN_TOKEN_LENGTH) },
  { kind: 'secret', isField: (field) => HEADER_FIELDS.has(field), isSecret: isAtLeast(MIN_KEY_LENGTH) },
  { kind: 'secret', isField: (field) => KEY_FIELDS.has(field), isSecret: isKeyLike },
  { kind: 'secret', isField: (field) => SECOND_FACTOR_FIELDS.has(field), isSecret: isAtLeast(MIN_KEY_LENGTH) },
  { kind: 'secret', isField: (field) => PASSKEY_FIELDS.has(field), isSecret: isAtLeast(MIN_KEY_LENGTH) },
  { kind: 'secret', isField: (field) => INVITATION_FIELDS.has(field), isSecret: isAtLeast(MIN_KEY_LENGTH) },
  { kind: 'secret', isField: (field, { isRequest }) => isRequest && CODE_FIELDS.has(field) },
  { kind: 'secret', isField: (field) => /phone|mobilenumber/.test(field), isSecret: (text) => /\d/.test(text) },
  { kind: 'person', isField: (field) => PERSON_FIELDS.has(field) },
  { kind: 'company', isField: (field) => COMPANY_FIELDS.has(field) },
  {
    kind: 'url',
    isField: (field, { operation }) => URL_FIELDS.has(field) || (field === 'url' && operation === 'getInvoices'),
    isSecret: (text) => /^https?:/.test(text) && URL.canParse(text),
  },
];

const JWT = /[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]{4,}\.[A-Za-z0-9_-]*/g;
const EMAIL = /[\p{L}\p{N}][\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]*@([\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)/gu;
const IPV4 = /(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/g;
/** Times have two colons, so only whole and shortened forms count. */
const IPV6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:)+(?::[\da-f]{1,4})+|::[\da-f]{1,4})(?![\w:])/gi;
const URL_SECRET =
  /[?&#;](?:\w*(?:token|secret|password|signature|apikey|api_key)|code|sig|session)=([^&#\s"';<]{4,})/gi;

/** Adds what is secret in a text, by its field and by its shape. */
function findSecrets({ text, field, isKey }: JsonString, context: SecretContext, standIns: StandIns): void {
  if (!isKey) findByField(text, field, context, standIns);
  for (const [token] of text.matchAll(JWT)) if (tokenClaims(token)) standIns.add('token', token);
  for (const [email, domain] of text.matchAll(EMAIL)) {
    standIns.add('email', email);
    standIns.add('domain', domain ?? '');
  }
  for (const [ip] of text.matchAll(IPV4)) standIns.add('ip', ip);
  for (const [ip] of text.matchAll(IPV6)) standIns.add('ip', ip);
  for (const [, secret = ''] of text.matchAll(URL_SECRET)) standIns.add('secret', secret);
}

function findByField(text: string, field: string, context: SecretContext, standIns: StandIns): void {
  if (text.trim() === '') return;
  const rule = FIELD_RULES.find(({ isField, isSecret = () => true }) => isField(field, context) && isSecret(text));
  if (!rule) return;
  standIns.add(rule.kind, text);
  // Responses may trim what was typed.
  standIns.add(rule.kind, text.trim());
}

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
