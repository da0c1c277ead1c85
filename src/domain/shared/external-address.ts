/**
 * An address that the server sent and that may be opened: absolute, https, without credentials, its host on the
 * deployment's allowlist (D40). Null where it may not. `*.example.com` allows every host below example.com.
 */
export function allowedAddress(raw: string, allowedHosts: readonly string[]): string | null {
  if (!URL.canParse(raw)) return null;
  const { protocol, username, password, hostname, href } = new URL(raw);
  const isPlain = protocol === 'https:' && username === '' && password === '';
  return isPlain && allowedHosts.some((allowed) => matches(hostname, allowed)) ? href : null;
}

function matches(host: string, allowed: string): boolean {
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
}
