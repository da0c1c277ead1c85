import { tokenClaims } from '#src/domain/auth/session-token.ts';
import type { JsonString } from './json-text.ts';
import type { SecretKind, StandIns } from './stand-ins.ts';

export interface SecretContext {
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
export function findSecrets({ text, field, isKey }: JsonString, context: SecretContext, standIns: StandIns): void {
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
