import { tokenClaims } from '#src/domain/auth/session-token.ts';

/** What is secret about a text, which decides what may stand in for it. */
export type SecretKind = 'token' | 'password' | 'secret' | 'email' | 'domain' | 'person' | 'company' | 'ip' | 'url';

/** Long after any demo, in seconds: 1 January 2100. */
const FAR_EXPIRY = 4_102_444_800;

type Make = (secret: string, count: number, standIns: StandIns) => string;

const MAKERS: Readonly<Record<SecretKind, Make>> = {
  token: (secret, count, standIns) => standInToken(secret, count, standIns) ?? sameShape(secret, count),
  password: (_, count) => `Password-${count}`,
  secret: sameShape,
  email: (_, count) => `person-${count}@example.com`,
  domain: (_, count) => `domain-${count}.example`,
  person: (_, count) => `Person ${count}`,
  company: (_, count) => `Company ${count}`,
  ip: (secret, count) =>
    secret.includes(':') ? `2001:db8::${count.toString(16)}` : `198.18.${(count >> 8) % 256}.${count % 256}`,
  url: (secret, count) => `${new URL(secret).origin}/redacted-${count}`,
};

/** Kinds that are the same secret in capitals. */
const CASELESS: ReadonlySet<SecretKind> = new Set(['email', 'domain', 'person', 'company', 'ip']);

interface Entry {
  readonly kind: SecretKind;
  readonly secret: string;
}

/** Gives each secret one stand-in, in the order in which they are found. */
export class StandIns {
  readonly #entries = new Map<string, Entry>();
  readonly #made = new Map<string, string>();
  readonly #taken = new Set<string>();
  readonly #counts = new Map<SecretKind, number>();

  /** The first kind that a secret is found as counts. */
  add(kind: SecretKind, secret: string): void {
    const key = keyOf(kind, secret);
    if (!this.#entries.has(key)) this.#entries.set(key, { kind, secret });
  }

  get secrets(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  of(kind: SecretKind, secret: string): string {
    const key = keyOf(kind, secret);
    const made = this.#made.get(key) ?? this.make(kind, secret);
    this.#made.set(key, made);
    this.#taken.add(made);
    return made;
  }

  /** A stand-in is never a secret of its own, nor one that another secret has. */
  private make(kind: SecretKind, secret: string): string {
    for (let tries = 0; tries < 1000; tries += 1) {
      const count = (this.#counts.get(kind) ?? 0) + 1;
      this.#counts.set(kind, count);
      const standIn = MAKERS[kind](secret, count, this);
      if (!this.#taken.has(standIn) && !this.contains(standIn)) return standIn;
    }
    return `${kind}-${this.#made.size}-redacted`;
  }

  private contains(text: string): boolean {
    return this.#entries.has(text) || this.#entries.has(text.toLowerCase());
  }
}

function keyOf(kind: SecretKind, secret: string): string {
  return CASELESS.has(kind) ? secret.toLowerCase() : secret;
}

export function isCaseless(kind: SecretKind): boolean {
  return CASELESS.has(kind);
}

/** As long, and of the same characters: letters where letters are, digits where digits are. */
function sameShape(secret: string, count: number): string {
  const characters = [...secret].map((character) => {
    if (/\d/.test(character)) return '0';
    if (/\p{Lu}/u.test(character)) return 'A';
    return /[\p{L}]/u.test(character) ? 'a' : character;
  });
  const digits = [...String(count)].map(Number);
  for (let index = characters.length - 1; index >= 0 && digits.length > 0; index -= 1) {
    const character = characters[index] ?? '';
    if (/[0aA]/.test(character)) characters[index] = characterLike(character, digits.pop() ?? 0);
  }
  return characters.join('');
}

/** A digit, or the letter of that number; all of them are hexadecimal up to 5. */
function characterLike(character: string, digit: number): string {
  if (character === '0') return String(digit);
  return String.fromCharCode(character.charCodeAt(0) + (digit % 6));
}

/** Decodes, never expires and names nobody; null for a text that is no such token. */
function standInToken(token: string, count: number, standIns: StandIns): string | null {
  const claims = tokenClaims(token);
  if (!claims) return null;
  const { state, email } = claims;
  const standIn = {
    ...{ n: count, exp: FAR_EXPIRY },
    ...(typeof state === 'string' && { state }),
    ...(typeof email === 'string' && { email: standIns.of('email', email) }),
  };
  return `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url(standIn)}.redacted`;
}

function base64Url(claims: object): string {
  return btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
