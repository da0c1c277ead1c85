import type { Instant } from '#src/domain/shared/dates.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';

export type CallbackDomainId = string & { readonly brand: 'CallbackDomainId' };

/** A domain that callbacks may be sent to (§3). */
export interface CallbackDomain {
  readonly id: CallbackDomainId;
  /** As the server sends it: letter case, port and script are the customer's. */
  readonly url: string;
  readonly verified: boolean;
  readonly createdAt: Instant | null;
  /** Where the server says it; most do not (D52). */
  readonly verifiedAt: Instant | null;
}

const SCHEME = /^https?:\/\//i;
/** A name with a dot or an IPv6 address, then perhaps a port, a path and the rest: what people call a domain. */
const BARE_DOMAIN = /^(?:[^\s:/?#@[\]\\]+\.[^\s:/?#@[\]\\.]+\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Required, and blank is nothing (§5). What a domain may look like is the server's to say. */
export const isDomainEntered = isPresent;

/** The url without its scheme: what a deletion names, and what people call the domain (§5, D28). */
export function stripScheme(url: string): string {
  return url.replace(SCHEME, '');
}

/**
 * Where the url may lead as a link; null where it may not. The domain is the customer's own, so that no list of hosts
 * applies as it does to the provider's addresses (D40), but only http and https without credentials become a link. A
 * domain that is sent without a scheme is one over https.
 */
export function toSafeLink(url: string): string | null {
  const absoluteUrl = BARE_DOMAIN.test(url) ? `https://${url}` : url;
  if (!SCHEME.test(absoluteUrl) || !URL.canParse(absoluteUrl)) return null;
  const { username, password, href } = new URL(absoluteUrl);
  return username === '' && password === '' ? href : null;
}

/** When the domain was verified; null where it is not, or where nobody says (D52). */
export function verificationDate({ verified, verifiedAt, createdAt }: CallbackDomain): Instant | null {
  return verified ? (verifiedAt ?? createdAt) : null;
}

export function countVerified(domains: readonly CallbackDomain[]): number {
  return domains.filter(({ verified }) => verified).length;
}

/** How many of those that were waiting before are verified now. */
export function countNewlyVerified(before: readonly CallbackDomain[], now: readonly CallbackDomain[]): number {
  const unverified = new Set(before.filter(({ verified }) => !verified).map(({ id }) => id));
  return now.filter(({ id, verified }) => verified && unverified.has(id)).length;
}
