import { seededHex } from '#mocks/provider/shared/seeded-number.ts';
import { invalid } from '#mocks/provider/shared/service-result.ts';

export const VERIFIED_AFTER_SECONDS = 90;

const SCHEME = /^([a-z][a-z\d+.-]*):\/\//i;
const LONGEST = 2000;
const CODE = 'invalid_domain';

/** Of a domain that was there before the data were made. */
export function seededUrlId(seed: string, accountId: string, index: number): string {
  return seededHex(`${seed}|callback-url|${accountId}|${index}`, 24);
}

/** The entered domain as a URL with a scheme. Throws for one that callbacks cannot be sent to. */
export function callbackUrl(entered: string): string {
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

/** Ignores letter case and script. */
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
