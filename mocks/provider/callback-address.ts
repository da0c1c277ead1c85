import { invalid } from './provider-error.ts';

const SCHEME = /^([a-z][a-z\d+.-]*):\/\//i;
const LONGEST = 2000;
const CODE = 'invalid_domain';

/** What was entered as the address that callbacks go to, with a scheme; refused where nothing can be sent there. */
export function callbackAddress(entered: string): string {
  const domain = entered.trim();
  if (domain === '') throw invalid(CODE, 'The domain must not be blank.');
  if (domain.length > LONGEST) throw invalid(CODE, `The domain has more than ${LONGEST} characters.`);
  const scheme = SCHEME.exec(domain)?.[1]?.toLowerCase() ?? null;
  if (scheme !== null && !['http', 'https'].includes(scheme)) {
    throw invalid(CODE, 'Callbacks are sent over http or https.');
  }
  const url = scheme === null ? `https://${domain}` : domain;
  if (!isReachable(url)) throw invalid(CODE, 'This is not a domain that callbacks can be sent to.');
  return url;
}

/** Two spellings of the same host are the same domain: letter case and script do not count. */
export function isSameHost(one: string, other: string): boolean {
  return new URL(one).host === new URL(other).host;
}

export function withoutScheme(url: string): string {
  return url.replace(SCHEME, '');
}

function isReachable(url: string): boolean {
  if (/\s/.test(url) || !URL.canParse(url)) return false;
  const { hostname, username, password } = new URL(url);
  const isNamed = hostname.startsWith('[') || /^[^.]+(\.[^.]+)+\.?$/.test(hostname);
  return isNamed && username === '' && password === '';
}
