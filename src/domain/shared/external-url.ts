/**
 * An address that the server sent and that may be opened: absolute, https, without credentials, its host on the
 * deployment's allowlist (D40). Null where it may not. `*.example.com` allows every host below example.com, and a host
 * without a port allows each of its ports.
 */
export function allowedUrl(raw: string, allowedHosts: readonly string[]): string | null {
  if (!URL.canParse(raw)) return null;
  const { protocol, username, password, hostname, host, href } = new URL(raw);
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && allowedHosts.some((allowed) => matchesHost(HAS_PORT.test(allowed) ? host : hostname, allowed))
    ? href
    : null;
}

/** The hosts of a setting that separates them by spaces or commas. */
export function parseHosts(setting: string): readonly string[] {
  return setting.split(/[\s,]+/).filter((host) => host !== '');
}

const HAS_PORT = /:\d+$/;

function matchesHost(host: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
}
