const ENTRY = /^(?:https:\/\/)?(\*\.)?([^*/?#@\\]+?)\.?(:\d+)?\/?$/i;

/**
 * An entry of the list of allowed hosts, as browsers spell hosts: in lower case and ASCII, without scheme and default
 * port. Null if it can never match, so that a slip stops the build and not a customer who wants to pay.
 */
export function allowedHost(entry: string): string | null {
  const [, wildcard = '', name = '', port = ''] = ENTRY.exec(entry.trim()) ?? [];
  if (name === '' || !URL.canParse(`https://${name}${port}`)) return null;
  const { host, pathname, search, hash } = new URL(`https://${name}${port}`);
  const hasEmptyLabel = host.startsWith('.') || host.includes('..');
  return pathname === '/' && search === '' && hash === '' && !hasEmptyLabel ? wildcard.toLowerCase() + host : null;
}
