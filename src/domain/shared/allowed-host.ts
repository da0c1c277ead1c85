const ENTRY = /^(?:https:\/\/)?(\*\.)?([^*/?#@\\]+?)\.?(:\d+)?\/?$/i;

/** As browsers spell it. Null if it can never match, so that a typo fails the build and not a payment. */
export function allowedHost(entry: string): string | null {
  const [, wildcard = '', name = '', port = ''] = ENTRY.exec(entry.trim()) ?? [];
  if (!URL.canParse(`https://${name}${port}`)) return null;
  const { host } = new URL(`https://${name}${port}`);
  const hasEmptyLabel = host.startsWith('.') || host.includes('..');
  return hasEmptyLabel ? null : wildcard + host;
}
