/** Session tokens as a provider makes them; the console does not check the signature. */
export function makeToken(claims: Record<string, unknown>): string {
  return `${base64Url({ alg: 'HS256', typ: 'JWT' })}.${base64Url(claims)}.c2lnbmF0dXJl`;
}

/** A token that expires at the given instant, in milliseconds. */
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
