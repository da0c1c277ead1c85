import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { breaks, type Difference, tolerated } from './difference.ts';

/** What the console sends across origins. */
const SENT_HEADERS = ['authorization', 'content-type', 'cache-control', 'pragma', 'expires'];
/** What a gateway in front of the provider may add. */
const OTHER_HEADERS = ['x-requested-with', 'x-api-key'];
export const REQUESTED_HEADERS = [...SENT_HEADERS, ...OTHER_HEADERS];

/** Browsers send these methods without an allowance. */
const FREE_METHODS = new Set(['GET', 'POST']);

export function preflightDifferences(
  { method }: Endpoint,
  origin: string,
  { status, headers }: Response,
): readonly Difference[] {
  const allowed = listIn(headers, 'access-control-allow-headers');
  const missing = (names: readonly string[]) => names.filter((name) => !allowed.includes(name));
  const methods = listIn(headers, 'access-control-allow-methods');
  const field = 'preflight access-control-allow-headers';
  return [
    ...(status >= 200 && status < 300 ? [] : [breaks('preflight status', '204', String(status))]),
    ...originDifferences(headers, origin, 'preflight '),
    ...(FREE_METHODS.has(method) || methods.includes(method.toLowerCase())
      ? []
      : [breaks('preflight access-control-allow-methods', method, methods.join(', ') || 'missing')]),
    ...missing(SENT_HEADERS).map((name) => breaks(field, name, 'not allowed')),
    ...missing(OTHER_HEADERS).map((name) => tolerated(field, name, 'not allowed')),
  ];
}

export function responseCorsDifferences({ auth }: Endpoint, origin: string, headers: Headers): readonly Difference[] {
  const exposed = listIn(headers, 'access-control-expose-headers');
  const field = 'access-control-expose-headers';
  return [
    ...originDifferences(headers, origin, ''),
    ...(auth === 'url-token' || exposed.includes('x-refresh-token')
      ? []
      : [breaks(field, 'x-refresh-token', 'not exposed')]),
    ...(exposed.includes('retry-after') ? [] : [tolerated(field, 'retry-after', 'not exposed')]),
  ];
}

/** Credentials rule the wildcard out. */
function originDifferences(headers: Headers, origin: string, prefix: string): readonly Difference[] {
  const allowed = headers.get('access-control-allow-origin');
  const credentials = headers.get('access-control-allow-credentials');
  return [
    ...(allowed === origin ? [] : [breaks(`${prefix}access-control-allow-origin`, origin, allowed ?? 'missing')]),
    ...(credentials === 'true'
      ? []
      : [breaks(`${prefix}access-control-allow-credentials`, 'true', credentials ?? 'missing')]),
  ];
}

function listIn(headers: Headers, name: string): readonly string[] {
  const names = (headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase());
  return names.filter((one) => one !== '');
}
