import { MASK, maskPlain, maskKnown } from '#src/domain/shared/mask-known.ts';
import { maskText } from './mask-text.ts';
import { isSecretName } from './secret-names.ts';
import type { Failure } from '#src/domain/shared/failure.ts';
import { type CallOutcome, type CallRequest, MAX_CALL_TEXT, type WireCallRecord } from './wire-call.ts';

/** A string, also one that is cut off; a bracket; or a run of anything else. */
const TOKENS = /"(?:[^"\\]|\\[^])*"?|[{}[\],:]|[^"{}[\],:]+/g;

interface Level {
  /** The name that led here. */
  readonly name: string;
  readonly isObject: boolean;
  readonly isSecret: boolean;
  /** Of the member that is being read. */
  member: string;
  awaitsName: boolean;
}

/** All else stays as it is spelled, also in a text that is cut off or no JSON. What it masked is added to `found`. */
export function maskJson(text: string, found: Set<string> = new Set()): string {
  const masking = new JsonMasking(found);
  return text.replace(TOKENS, (token) => masking.replace(token));
}

class JsonMasking {
  #levels: Level[] = [{ name: '', isObject: false, isSecret: false, member: '', awaitsName: false }];

  constructor(private readonly found: Set<string>) {}

  replace(token: string): string {
    const level = this.#levels.at(-1);
    if (!level) return MASK;
    if (token === '{' || token === '[') return this.#open(token, level);
    if (token === '}' || token === ']') {
      if (this.#levels.length > 1) this.#levels.pop();
      return token;
    }
    if (token === ',') level.awaitsName = level.isObject;
    if (token === ',' || token === ':' || token.trim() === '') return token;
    if (level.awaitsName && token.startsWith('"')) {
      level.awaitsName = false;
      level.member = unquote(token);
      return token;
    }
    return this.#value(token, level);
  }

  #open(token: string, level: Level): string {
    const name = level.isObject ? level.member : level.name;
    const isSecret = level.isSecret || (level.isObject && isSecretName(level.member, level.name));
    this.#levels.push({ name, isObject: token === '{', isSecret, member: '', awaitsName: token === '{' });
    return token;
  }

  #value(token: string, level: Level): string {
    const isSecret = level.isSecret || (level.isObject && isSecretName(level.member, level.name));
    if (!token.startsWith('"')) return isSecret ? this.#hidePlain(token) : maskText(token);
    const value = unquote(token);
    if (isSecret && value !== '') {
      if (value !== MASK) this.found.add(value);
      return JSON.stringify(MASK);
    }
    const masked = /^\s*[{[]/.test(value) ? maskJson(value, this.found) : maskText(maskPlain(value, this.found));
    return masked === value ? token : JSON.stringify(masked);
  }

  /** Whether something is there is no secret. */
  #hidePlain(token: string): string {
    const plain = token.trim();
    if (/^(null|true|false)$/.test(plain)) return token;
    this.found.add(plain);
    return token.replace(plain, () => JSON.stringify(MASK));
  }
}

function unquote(token: string): string {
  try {
    return String(JSON.parse(token));
  } catch {
    // Cut off, or no JSON at all.
    return token.replace(/^"|"$/g, '');
  }
}

/** More than the cut, so that nothing is cut in half before it is masked. */
const MARGIN = 4096;

interface MaskedRequest {
  readonly request: CallRequest;
  /** What was masked; it is masked in the response too. */
  readonly secrets: ReadonlySet<string>;
  readonly replay: WireCallRecord['replay'];
}

export function maskRequest(request: CallRequest, known: ReadonlySet<string> = new Set()): MaskedRequest {
  const secrets = new Set(known);
  const headers = maskHeaders(request.headers, secrets);
  const body = request.body === null ? null : maskBody(request.body, secrets);
  collectParameters(request.url, secrets);
  const masked = {
    ...request,
    headers,
    url: maskText(maskKnown(request.url, secrets)),
    body,
  };
  return { request: masked, secrets, replay: replayOf(request, masked) };
}

/** The log holds no secret to send again, and a sign-in would replace the session. */
function replayOf(sent: CallRequest, masked: CallRequest): WireCallRecord['replay'] {
  if (sent.effect === 'sign-in') return 'signs-in';
  return sent.url === masked.url && sent.body === masked.body ? 'possible' : 'holds-a-secret';
}

export function maskOutcome(outcome: CallOutcome, secrets: Set<string>): CallOutcome {
  if (outcome.kind !== 'response') return { ...outcome, reason: maskText(maskKnown(outcome.reason, secrets)) };
  const headers = maskHeaders(outcome.headers, secrets);
  const text = maskBody(outcome.text.slice(0, MAX_CALL_TEXT + MARGIN), secrets);
  return { ...outcome, headers, text: text.slice(0, MAX_CALL_TEXT) };
}

export function maskFailure(failure: Failure, secrets: ReadonlySet<string>): Failure {
  if (failure.kind === 'canceled') return failure;
  const mask = (text: string) => maskText(maskKnown(text, secrets));
  const { origin: _, ...rest } = failure;
  return { ...rest, code: mask(failure.code), message: mask(failure.message), details: failure.details.map(mask) };
}

/** What is known to be secret goes first: a mask by shape could take a part of it and leave the rest. */
function maskBody(text: string, secrets: Set<string>): string {
  const known = maskKnown(text, secrets);
  if (!/^\s*["[{]/.test(text)) return maskText(known);
  const before = secrets.size;
  const masked = maskJson(known, secrets);
  return secrets.size === before ? masked : maskJson(maskKnown(known, secrets), secrets);
}

function maskHeaders(
  headers: Readonly<Record<string, string>>,
  secrets: Set<string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, maskHeader(name, value, secrets)] as const),
  );
}

/** Which scheme authorizes a call is worth knowing. */
function maskHeader(name: string, value: string, secrets: Set<string>): string {
  if (!isSecretName(name) || value === '') return maskText(maskKnown(value, secrets));
  const scheme = /^(?:Bearer|Basic)\s+/i.exec(value)?.[0] ?? '';
  secrets.add(value.slice(scheme.length));
  return `${scheme}${MASK}`;
}

function collectParameters(url: string, secrets: Set<string>): void {
  for (const [, name = '', value = ''] of url.matchAll(/[?&#]([\w.-]+)=([^&#]*)/g)) {
    if (isSecretName(name)) secrets.add(decode(value));
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
