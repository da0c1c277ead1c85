import type { EntryReading } from './limit-entries.ts';

/** What is wrong with an origin, as a browser sends it. */
export const ORIGIN_PROBLEMS = [
  'not-origin',
  'null-origin',
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
/** A page that a developer serves to the own device or network, which needs no https and rarely has it. */
const LOCAL =
  /^(?:(?:[a-z\d*-]+\.)*localhost|(?:127|10)(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\]|\[f[cd][\da-f:]+\])(?::\d*)?$/i;
/** What browsers send for an extension, and webviews for the pages of an app. */
const APP_HOST = /^[a-z\d](?:[a-z\d._-]*[a-z\d])?$/i;
/** Of no page, or of one that browsers name by another scheme. */
const NO_PAGE: ReadonlySet<string> = new Set(['ftp', 'ftps', 'file', 'sftp', 'ssh']);
const SOCKETS: Readonly<Record<string, string>> = { ws: 'http', wss: 'https' };

type Reading = EntryReading<OriginProblem>;

/** In small letters, a name of another script in punycode, without the port that its scheme has anyway. */
export function readOrigin(entry: string): Reading {
  if (entry.toLowerCase() === 'null') return { problem: 'null-origin', suggestion: null };
  const [, scheme, rest] = SCHEME.exec(entry) ?? [null, null, entry];
  const [, authority = '', path = ''] = PARTS.exec(rest) ?? [];
  const isLocal = LOCAL.test(authority);
  if (scheme === null) {
    return suggesting(isHost(authority) ? 'not-https' : 'not-origin', `${isLocal ? 'http' : 'https'}://${authority}`);
  }
  const name = scheme.toLowerCase();
  if (name === 'http' && !isLocal) return suggesting('not-https', `https://${authority}`);
  if (name !== 'https' && name !== 'http') return readApp(name, authority, path);
  const user = authority.lastIndexOf('@');
  if (user >= 0) return suggesting('origin-user', `${name}://${authority.slice(user + 1)}`);
  if (path !== '') return suggesting('origin-path', `${name}://${authority}`);
  return readAuthority(authority, name);
}

/** Of an extension or an app, such as `capacitor://localhost`. */
function readApp(scheme: string, host: string, path: string): Reading {
  const page = SOCKETS[scheme];
  if (page !== undefined) return suggesting('not-origin', `${page}://${host}`);
  if (NO_PAGE.has(scheme) || !APP_HOST.test(host)) return { problem: 'not-origin', suggestion: null };
  const value = `${scheme}://${host.toLowerCase()}`;
  return path === '' ? { value } : { problem: 'origin-path', suggestion: value };
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
