import { seededHex } from '#mocks/provider/shared/seeded-number.ts';

export interface TokenClaims {
  readonly sub: string;
  readonly email: string;
  /** Seconds. */
  readonly exp: number;
  /** The session; stays while the token is rotated. */
  readonly jti: string;
  /** Counts rotations, so that no two tokens of a session are equal. */
  readonly n: number;
}

/** A mailed link; `n` makes each link usable once. */
export interface LinkClaims {
  readonly personId: string;
  readonly exp: number;
  readonly n: number;
}

export interface InvitationClaims {
  readonly email: string;
  readonly exp: number;
  readonly accountId: string;
  /** Once this row is gone, the link is void. */
  readonly memberId: string;
  readonly n: number;
}

const HEADER = { alg: 'MOCK', typ: 'JWT' };
const SIGNATURE_LENGTH = 43;

/** JWT-like tokens signed with the seed. The purpose is signed too, so a reset link opens no session. */
export class AccessTokens<Claims extends object = TokenClaims> {
  constructor(
    private readonly seed: string,
    private readonly purpose: 'session' | 'reset' | 'email' | 'invitation' | 'ownership' = 'session',
  ) {}

  issue(claims: Claims): string {
    const signed = `${base64Url(JSON.stringify(HEADER))}.${base64Url(JSON.stringify(claims))}`;
    return `${signed}.${this.signature(signed)}`;
  }

  /** Null for a token that this provider did not issue. Does not check the expiry. */
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
