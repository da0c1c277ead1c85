const ENTRY = /^(?:https:\/\/)?(\*\.)?([^*/?#@\\]+?)\.?(:\d+)?\/?$/i;

/** As browsers spell it. Null if it can never match, so that a typo fails the build and not a payment. */
export function allowedHost(entry: string): string | null {
  const [, wildcard = '', name = '', port = ''] = ENTRY.exec(entry.trim()) ?? [];
  if (!URL.canParse(`https://${name}${port}`)) return null;
  const { host } = new URL(`https://${name}${port}`);
  const hasEmptyLabel = host.startsWith('.') || host.includes('..');
  return hasEmptyLabel ? null : wildcard + host;
}

/** In place of a host: any, as long as it is https. */
export const ANY_HOST = 'any-https-host';

/** Null if it is blocked. `*.example.com` allows every subdomain, and a host without a port every port. */
export function allowedUrl(raw: string, allowedHosts: readonly string[]): string | null {
  if (!URL.canParse(raw)) return null;
  const { protocol, username, password, hostname, host, href } = new URL(raw);
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && allowedHosts.some((allowed) => matchesHost(HAS_PORT.test(allowed) ? host : hostname, allowed))
    ? href
    : null;
}

export function parseHosts(setting: string): readonly string[] {
  return setting.split(/[\s,]+/).filter((host) => host !== '');
}

const HAS_PORT = /:\d+$/;

function matchesHost(host: string, allowed: string): boolean {
  if (allowed.startsWith('*.')) return host.endsWith(allowed.slice(1));
  return host === allowed || allowed === ANY_HOST;
}
