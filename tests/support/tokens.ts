/** Session tokens as a provider would make them; the signature is never checked on this side. */
export function makeToken(claims: Record<string, unknown>): string {
  return `${base64Url({ alg: 'HS256', typ: 'JWT' })}.${base64Url(claims)}.c2lnbmF0dXJl`;
}

/** A token that ends at the given instant, in milliseconds. */
export function tokenEndingAt(instant: number, more: Record<string, unknown> = {}): string {
  return makeToken({ exp: Math.floor(instant / 1000), ...more });
}

function base64Url(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
