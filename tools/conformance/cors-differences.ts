import type { Endpoint } from '#src/adapters/http/endpoints/endpoint.ts';
import { breaks, type Difference, tolerated } from './difference.ts';

/** What the console sends with every call. */
const ALWAYS_SENT = ['cache-control', 'expires', 'pragma'];
/** What a gateway in front of the provider may add. */
export const OTHER_HEADERS = ['x-api-key', 'x-requested-with'];

/** Browsers send these methods without an allowance. */
const FREE_METHODS = new Set(['GET', 'HEAD', 'POST']);

/** What a browser asks for in front of the console's call: sorted, and nothing that the call does not carry. */
export function requestedHeaders({ auth, body }: Endpoint, hasBasicAuth: boolean): readonly string[] {
  const isAuthorized = auth !== 'visitor' || hasBasicAuth;
  return [...ALWAYS_SENT, ...(isAuthorized ? ['authorization'] : []), ...(body ? ['content-type'] : [])].sort();
}

/** Whether a browser would send the call after this preflight, by the rules of the fetch standard. */
export function preflightDifferences(
  { method }: Endpoint,
  origin: string,
  requested: readonly string[],
  { ok, status, headers }: Response,
): readonly Difference[] {
  if (!ok) return [breaks('preflight status', '2xx', String(status))];
  const allowed = listIn(headers, 'access-control-allow-headers').map((name) => name.toLowerCase());
  const methods = listIn(headers, 'access-control-allow-methods');
  const atOrigin = originDifferences(headers, origin, 'preflight ');
  // Servers leave all of them out where they reject one of them.
  if (!headers.has('access-control-allow-origin')) return atOrigin.slice(0, 1);
  return [
    ...atOrigin,
    ...(FREE_METHODS.has(method) || methods.includes(method)
      ? []
      : [breaks('preflight access-control-allow-methods', method, methods.join(', ') || 'missing')]),
    ...requested
      .filter((name) => !allowed.includes(name))
      .map((name) => breaks('preflight access-control-allow-headers', name, 'not allowed')),
  ];
}

/** A gateway that adds headers of its own is none of the console's needs. */
export function gatewayDifferences(origin: string, response: Response): readonly Difference[] {
  const allowed = listIn(response.headers, 'access-control-allow-headers').map((name) => name.toLowerCase());
  const isAllowed = response.ok && OTHER_HEADERS.every((name) => allowed.includes(name));
  if (isAllowed && response.headers.get('access-control-allow-origin') === origin) return [];
  return [tolerated('preflight with headers of a gateway', OTHER_HEADERS.join(', '), 'not allowed')];
}

/** A response has to expose what it carries. */
export function responseCorsDifferences(origin: string, headers: Headers): readonly Difference[] {
  const exposed = listIn(headers, 'access-control-expose-headers').map((name) => name.toLowerCase());
  const isHidden = (name: string) => headers.has(name) && !exposed.includes(name);
  const field = 'access-control-expose-headers';
  return [
    ...originDifferences(headers, origin, ''),
    ...(isHidden('x-refresh-token') ? [breaks(field, 'x-refresh-token', 'not exposed')] : []),
    ...(isHidden('retry-after') ? [tolerated(field, 'retry-after', 'not exposed')] : []),
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
  const names = (headers.get(name) ?? '').split(',').map((one) => one.trim());
  return names.filter((one) => one !== '');
}
