export type TokenStatus = 'valid' | 'expired' | 'invalid';

export type TokenClaims = Readonly<Record<string, unknown>>;

export function tokenClaims(token: string): TokenClaims | null {
  const parts = token.split('.');
  const payload = parts[1];
  if (parts.length !== 3 || !payload) return null;
  try {
    const claims: unknown = JSON.parse(utf8FromBase64Url(payload));
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? (claims as TokenClaims) : null;
  } catch {
    return null;
  }
}

/** In milliseconds, although `exp` counts seconds; null if it is unusable. */
export function tokenExpiry(token: string): number | null {
  return expiryOf(tokenClaims(token));
}

function expiryOf(claims: TokenClaims | null): number | null {
  const exp = claims?.exp;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null;
}

/** Whom the token is about, by the registered claim `sub`; null if it names nobody. */
export function tokenSubject(token: string): string | null {
  const subject = tokenClaims(token)?.sub;
  return typeof subject === 'string' && subject !== '' ? subject : null;
}

/** `exp` missing or in the past means expired; an undecodable token is invalid. */
export function tokenStatus(token: string, now: number): TokenStatus {
  const claims = tokenClaims(token);
  if (claims === null) return 'invalid';
  const expiry = expiryOf(claims);
  return expiry === null || expiry < now ? 'expired' : 'valid';
}

function utf8FromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
