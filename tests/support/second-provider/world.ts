import { createHmac } from 'node:crypto';

export type Fields = Readonly<Record<string, unknown>>;

export interface Mail {
  readonly to: string;
  readonly code: string | null;
  readonly link: string | null;
}

export interface Key {
  readonly id: number;
  readonly name: string;
  readonly secret: string;
  readonly createdAt: number;
  active: boolean;
}

export interface Domain {
  readonly id: string;
  readonly url: string;
  readonly verified: boolean;
  readonly createdAt: number;
}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly roles: readonly number[];
  state: string;
}

/** A row of a log. */
export interface Entry extends Fields {
  readonly id: string;
}

/** What a team shares. Logs have the newest entry first. */
export interface Workspace {
  readonly keys: Key[];
  readonly domains: Domain[];
  readonly callbacks: Entry[];
  readonly requests: (Entry & { readonly keyId: number })[];
  readonly members: Member[];
  readonly faucets: Entry[];
  readonly steps: Record<string, true>;
  planId: number;
  versionId: number;
}

export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly secondFactor: string | null;
  readonly workspace: Workspace;
  /** By stage. */
  readonly answers: Record<string, Fields>;
  email: string;
  password: string;
  state: string;
  code: string | null;
}

/** A rejected call: by field what is wrong, and the account state if that is the reason. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: { readonly faults?: Fields; readonly state?: string; readonly retryAfter?: number } = {},
  ) {
    super(message);
  }
}

const HOUR = 3600;
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Everything that this provider knows. */
export class World {
  readonly people: Person[] = [];
  /** The newest first. */
  readonly mails: Mail[] = [];
  /** Codes of social providers that nobody has exchanged yet. */
  readonly consents = new Set<string>();
  readonly #used = new Set<string>();
  #issued = 0;
  #lastEntryAt = 0;
  /** Sessions from before are over. */
  #era = 0;

  readonly now = (): number => Date.now();

  /** No two entries of a log have the same time. */
  entryTime(): number {
    return (this.#lastEntryAt = Math.max(this.now(), this.#lastEntryAt + 1));
  }

  /** A ULID. */
  id(): string {
    const digits = (value: number, length: number) =>
      Array.from({ length }, (_, place) => CROCKFORD[Math.floor(value / 32 ** (length - 1 - place)) % 32]).join('');
    return `${digits(this.now(), 10)}${digits(this.count() * 7919, 16)}`;
  }

  count(): number {
    return (this.#issued += 1);
  }

  sessionToken({ id }: Person): string {
    return this.token({ sub: id, use: 'session', era: this.#era }, 8 * HOUR);
  }

  token(claims: Fields, seconds: number): string {
    const whole = { ...claims, jti: this.count(), exp: Math.floor(this.now() / 1000) + seconds };
    const signed = [{ alg: 'HS256', typ: 'JWT' }, whole].map((part) => base64Url(JSON.stringify(part))).join('.');
    return `${signed}.${signature(signed)}`;
  }

  /** Whose session it is; null if the token is no good. */
  inSession(token: string): Person | null {
    const { sub, use, era } = this.#claims(token) ?? {};
    return use === 'session' && era === this.#era ? (this.people.find(({ id }) => id === sub) ?? null) : null;
  }

  /** Whom a link was mailed to; a link works once. */
  followLink(token: string, use: string): Person | null {
    const claims = this.#claims(token);
    if (claims?.['use'] !== use || this.#used.has(token)) return null;
    this.#used.add(token);
    return this.people.find(({ id }) => id === claims['sub']) ?? null;
  }

  /** The member whom an invitation names, with the team. */
  invited(token: string): { readonly member: Member; readonly workspace: Workspace } | null {
    const email = this.#claims(token)?.['email'];
    for (const { workspace } of this.people) {
      const member = workspace.members.find((one) => one.email === email && one.state === 'email-verification');
      if (member) return { member, workspace };
    }
    return null;
  }

  endSessions(): void {
    this.#era += 1;
  }

  mail(to: string, content: { readonly code?: string; readonly link?: string }): void {
    this.mails.unshift({ to, code: content.code ?? null, link: content.link ?? null });
  }

  byEmail(email: unknown): Person | undefined {
    return this.people.find((person) => person.email.toLowerCase() === String(email).toLowerCase());
  }

  #claims(token: string): Fields | null {
    const [head = '', payload = '', seal] = token.split('.');
    if (signature(`${head}.${payload}`) !== seal) return null;
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Fields;
    return Number(claims['exp']) * 1000 > this.now() ? claims : null;
  }
}

function base64Url(text: string): string {
  return Buffer.from(text).toString('base64url');
}

function signature(text: string): string {
  return createHmac('sha256', 'second-provider').update(text).digest('base64url');
}
