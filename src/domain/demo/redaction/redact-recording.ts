import type { Exchange, Recording } from '#src/domain/demo/recording.ts';
import { tokenClaims } from '#src/domain/auth/session-token.ts';
import { findSecrets, type SecretContext } from './find-secrets.ts';
import { type JsonString, mapJsonStrings, mapText } from './json-text.ts';
import { createReplacer } from './replace-secrets.ts';
import { StandIns } from './stand-ins.ts';

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
