import { seededHex } from './seeded-text.ts';

export interface TokenClaims {
  /** The account. */
  readonly sub: string;
  readonly email: string;
  /** Seconds (§3). */
  readonly exp: number;
  /** One sign-in; stays while the token is rotated. */
  readonly jti: string;
  /** How often it has been rotated, so that no two tokens of a session are the same text. */
  readonly n: number;
}

/** In the address of a mailed link; says whose password may be set anew. */
export interface ResetClaims {
  readonly accountId: string;
  readonly exp: number;
  /** Tells links apart, so that each counts once. */
  readonly n: number;
}

/** In the mail to an address that an account has just left: whose e-mail may be changed once more. */
export interface EmailClaims {
  readonly accountId: string;
  readonly exp: number;
  /** Tells links apart, so that each counts once. */
  readonly n: number;
}

export interface InvitationClaims {
  /** Who is invited; the console fills the form in with it. */
  readonly email: string;
  readonly exp: number;
  /** The account that the member joins. */
  readonly accountId: string;
  /** The row of the invitation: without it, the link counts no more. */
  readonly memberId: string;
  readonly n: number;
}

const HEADER = { alg: 'MOCK', typ: 'JWT' };
const SIGNATURE_LENGTH = 43;

/**
 * Three parts of base64url, signed with the seed: whoever changes a claim is found out (§3). The purpose is signed too,
 * so that a token for one thing is none for another.
 */
export class AccessTokens<Claims extends object = TokenClaims> {
  constructor(
    private readonly seed: string,
    private readonly purpose: 'session' | 'reset' | 'email' | 'invitation' = 'session',
  ) {}

  issue(claims: Claims): string {
    const signed = `${base64Url(JSON.stringify(HEADER))}.${base64Url(JSON.stringify(claims))}`;
    return `${signed}.${this.signature(signed)}`;
  }

  /** Null for a token that this provider did not issue. Says nothing of its expiry. */
  claimsOf(token: string): Claims | null {
    const end = token.lastIndexOf('.');
    const signed = token.slice(0, Math.max(end, 0));
    if (end < 0 || token.slice(end + 1) !== this.signature(signed)) return null;
    return JSON.parse(textFromBase64Url(signed.slice(signed.indexOf('.') + 1))) as Claims;
  }

  private signature(signed: string): string {
    return seededHex(`${this.seed}|${this.purpose}|${signed}`, SIGNATURE_LENGTH);
  }
}

function base64Url(text: string): string {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function textFromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
