import type { Instant } from '#src/domain/shared/dates.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';

export type CallbackDomainId = string & { readonly brand: 'CallbackDomainId' };

export interface CallbackDomain {
  readonly id: CallbackDomainId;
  /** Verbatim from the server: case, port and script are the customer's. */
  readonly url: string;
  readonly verified: boolean;
  readonly createdAt: Instant | null;
  /** Most providers do not report it. */
  readonly verifiedAt: Instant | null;
  /** How deliveries go. Absent if the provider does not report it. */
  readonly health?: DomainHealth;
}

export interface DomainHealth {
  /** `healthy`, `failing` or `paused`; another is the provider's own word. */
  readonly state: string;
  readonly since: Instant | null;
  readonly lastSuccess: Instant | null;
  /** The part of the latest deliveries that failed, from 0 to 1. */
  readonly failureShare: number | null;
  /** Why the last delivery failed; empty if unknown. */
  readonly lastReason: string;
  /** Why the provider paused it; empty if unknown. */
  readonly pauseReason: string;
}

/** The urls of the domains in a state. */
export function urlsInState(domains: readonly CallbackDomain[], state: 'failing' | 'paused'): readonly string[] {
  return domains.filter(({ health }) => health?.state === state).map(({ url }) => url);
}

const SCHEME = /^https?:\/\//i;
/** A dotted name or an IPv6 address, with an optional port and path. */
const BARE_DOMAIN = /^(?:[^\s:/?#@[\]\\]+\.[^\s:/?#@[\]\\.]+\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Only the server validates the format of a domain. */
export const isDomainEntered = isPresent;

/** The url without its scheme, as a deletion and the interface name the domain. */
export function stripScheme(url: string): string {
  return url.replace(SCHEME, '');
}

/** Only http and https without credentials become links. The allowlist is for the provider's urls, not for these. */
export function toSafeLink(url: string): string | null {
  const absoluteUrl = BARE_DOMAIN.test(url) ? `https://${url}` : url;
  if (!SCHEME.test(absoluteUrl) || !URL.canParse(absoluteUrl)) return null;
  const { username, password, href } = new URL(absoluteUrl);
  return username === '' && password === '' ? href : null;
}

/** Null for an unverified domain and for an unknown date. */
export function verificationDate({ verified, verifiedAt, createdAt }: CallbackDomain): Instant | null {
  return verified ? (verifiedAt ?? createdAt) : null;
}

export function countVerified(domains: readonly CallbackDomain[]): number {
  return domains.filter(({ verified }) => verified).length;
}

export function newlyVerified(
  before: readonly CallbackDomain[],
  now: readonly CallbackDomain[],
): readonly CallbackDomainId[] {
  const unverified = new Set(before.filter(({ verified }) => !verified).map(({ id }) => id));
  return now.filter(({ id, verified }) => verified && unverified.has(id)).map(({ id }) => id);
}

const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 120_000;

/** How long to wait before the next check: twice as long each time, up to two minutes. */
export function verificationDelay(checksBefore: number): number {
  return Math.min(FIRST_DELAY_MS * 2 ** checksBefore, LONGEST_DELAY_MS);
}
