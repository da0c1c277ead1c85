const ALLOWED_HEADERS = 'authorization, content-type, cache-control, pragma, expires, x-requested-with, x-api-key';
const EXPOSED_HEADERS = 'x-refresh-token, retry-after';
const ALLOWED_METHODS = 'GET, POST, PUT, PATCH, DELETE';
const PREFLIGHT_SECONDS = '600';

/** Names the origin, because credentials rule the wildcard out. Empty for no origin, or one that is not allowed. */
export function corsHeaders(request: Request, allowOrigin: string | undefined): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  if (allowOrigin !== undefined && allowOrigin !== origin) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': EXPOSED_HEADERS,
  };
}

export function isPreflight(request: Request): boolean {
  return request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
}

export function preflightResponse(): Response {
  const headers = {
    'access-control-allow-methods': ALLOWED_METHODS,
    'access-control-allow-headers': ALLOWED_HEADERS,
    'access-control-max-age': PREFLIGHT_SECONDS,
  };
  return new Response(null, { status: 204, headers });
}
