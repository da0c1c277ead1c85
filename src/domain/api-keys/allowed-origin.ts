import type { EntryReading } from './limit-entries.ts';

/** What is wrong with an origin, as a browser sends it. */
export const ORIGIN_PROBLEMS = [
  'not-origin',
  'not-https',
  'origin-user',
  'origin-path',
  'trailing-dot',
  'wildcard',
  'origin-port',
] as const;

export type OriginProblem = (typeof ORIGIN_PROBLEMS)[number];

const SCHEME = /^([a-z][a-z\d+.-]*):\/\/(.*)$/i;
const PARTS = /^([^/?#\\]*)(.*)$/s;
const PORT = /:(\d*)$/;
const LABEL = /^[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$/;
const WILDCARD = '*.';
const MAX_LABEL = 63;
const MAX_HOST = 253;
const MAX_PORT = 65_535;
const OWN_PORT = { https: 443, http: 80 } as const;
/** A page that a developer serves to themselves, which needs no https. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d*)?$/i;

type Reading = EntryReading<OriginProblem>;

/** In small letters, a name of another script in punycode, without the port that its scheme has anyway. */
export function readOrigin(entry: string): Reading {
  const [, scheme, rest] = SCHEME.exec(entry) ?? [null, null, entry];
  const [, authority = '', path = ''] = PARTS.exec(rest) ?? [];
  const isLocal = LOOPBACK.test(authority);
  if (scheme === null) {
    return suggesting(isHost(authority) ? 'not-https' : 'not-origin', `${isLocal ? 'http' : 'https'}://${authority}`);
  }
  const name = scheme.toLowerCase();
  if (name === 'http' && !isLocal) return suggesting('not-https', `https://${authority}`);
  if (name !== 'https' && name !== 'http') return suggesting('not-https', null);
  const user = authority.lastIndexOf('@');
  if (user >= 0) return suggesting('origin-user', `${name}://${authority.slice(user + 1)}`);
  if (path !== '') return suggesting('origin-path', `${name}://${authority}`);
  return readAuthority(authority, name);
}

function readAuthority(authority: string, scheme: keyof typeof OWN_PORT): Reading {
  const start = `${scheme}://`;
  const port = PORT.exec(authority);
  const host = port ? authority.slice(0, port.index) : authority;
  if (port && !isPort(port[1] ?? '')) return suggesting('origin-port', `${start}${host}`);
  const ending = port && Number(port[1]) !== OWN_PORT[scheme] ? `:${Number(port[1])}` : '';
  if (host.endsWith('.')) return suggesting('trailing-dot', `${start}${host.replace(/\.+$/, '')}${ending}`);
  const isWild = host.startsWith(WILDCARD);
  const base = isWild ? host.slice(WILDCARD.length) : host;
  if (base.includes('*')) return { problem: 'wildcard', suggestion: null };
  const name = asciiHost(base);
  if (name === null) return { problem: 'not-origin', suggestion: null };
  // One label would allow everybody below a top-level domain.
  if (isWild && (!name.includes('.') || !isName(name))) return { problem: 'wildcard', suggestion: null };
  return { value: `${start}${isWild ? WILDCARD : ''}${name}${ending}` };
}

function isPort(digits: string): boolean {
  return /^[1-9]\d{0,4}$/.test(digits) && Number(digits) <= MAX_PORT;
}

/** As a browser writes it: small letters, punycode. Null for anything that is no host. */
function asciiHost(host: string): string | null {
  if (host === '' || /[\s%@]/.test(host) || !URL.canParse(`https://${host}`)) return null;
  const { hostname, port } = new URL(`https://${host}`);
  if (port !== '') return null;
  return hostname.startsWith('[') || isHostName(hostname) ? hostname : null;
}

function isHostName(host: string): boolean {
  return host.length <= MAX_HOST && host.split('.').every((label) => LABEL.test(label) && label.length <= MAX_LABEL);
}

/** An IP address has no names below it. */
function isName(host: string): boolean {
  return !host.startsWith('[') && !/(^|\.)\d+$/.test(host);
}

/** Without a scheme, such as `app.example.com`. */
function isHost(text: string): boolean {
  return 'value' in readAuthority(text, 'https');
}

/** Only what would be accepted is suggested. */
function suggesting(problem: OriginProblem, origin: string | null): Reading {
  const reading = origin === null ? null : readOrigin(origin);
  return { problem, suggestion: reading && 'value' in reading ? reading.value : null };
}
