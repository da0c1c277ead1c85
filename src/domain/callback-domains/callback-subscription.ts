import type { Instant } from '#src/domain/shared/dates.ts';
import { isPresent } from '#src/domain/shared/text-rules.ts';
import type { CallbackDomain } from './callback-domain.ts';

export type CallbackSubscriptionId = string & { readonly brand: 'CallbackSubscriptionId' };

/** What an event type can be about, by the names of the wire. */
export const SUBJECT_FIELDS = ['address', 'extendedPublicKey', 'transactionId', 'contractAddress'] as const;

export type SubjectField = (typeof SUBJECT_FIELDS)[number];

export interface Chain {
  readonly blockchain: string;
  readonly network: string;
}

/** What a provider calls back about. */
export interface EventType {
  /** Such as `ADDRESS_COINS_TRANSACTION_CONFIRMED`. */
  readonly name: string;
  readonly product: string;
  readonly chains: readonly Chain[];
  /** Null for events of a whole blockchain. */
  readonly subject: SubjectField | null;
  /** How many confirmations can be waited for; null where there is nothing to wait for. */
  readonly maxConfirmations: number | null;
}

/** Why the provider stopped it. */
export interface Deactivation {
  readonly reason: string;
  readonly at: Instant | null;
}

/** Which events go where. */
export interface CallbackSubscription extends Chain {
  readonly id: CallbackSubscriptionId;
  readonly event: string;
  readonly subject: { readonly field: SubjectField; readonly value: string } | null;
  readonly callbackUrl: string;
  readonly confirmations: number | null;
  readonly isActive: boolean;
  /** Newest first; none where a person paused it. */
  readonly deactivations: readonly Deactivation[];
  readonly createdAt: Instant | null;
  readonly lastDelivery: { readonly at: Instant; readonly isAccepted: boolean | null } | null;
  /** Of the last 24 hours; null if the provider does not count them. */
  readonly recent: { readonly deliveries: number; readonly failed: number } | null;
}

/** What a person can set of it: the event and its subject stay for good. */
export type Destination = Pick<CallbackSubscription, 'callbackUrl' | 'confirmations'>;

export type NewSubscription = Pick<CallbackSubscription, 'event' | 'subject' | keyof Chain> & Destination;

export const PATH_MAX = 500;
export const SUBJECT_MAX = 200;

export function subscriptionStatus({ isActive, deactivations }: CallbackSubscription) {
  if (isActive) return 'active';
  return deactivations.length === 0 ? 'paused' : 'deactivated';
}

/** Null without deliveries. */
export function failureShare({ recent }: CallbackSubscription): number | null {
  return recent && recent.deliveries > 0 ? Math.min(1, recent.failed / recent.deliveries) : null;
}

/** Names a chain as the value of a choice. */
export function chainKey({ blockchain, network }: Chain): string {
  return JSON.stringify([blockchain, network]);
}

/** Part of a url, so a fragment, which no request carries, and spaces are none. */
export function isCallbackPath(path: string): boolean {
  return path.length <= PATH_MAX && !/[\s#\\]/.test(path);
}

/** A whole number from 1 to the most that the provider waits for. */
export function parseConfirmations(text: string, max: number): number | null {
  const count = /^\d{1,6}$/.test(text.trim()) ? Number(text) : 0;
  return count >= 1 && count <= max ? count : null;
}

/** The path begins at the domain, whose url may have one of its own. */
export function joinCallbackUrl(domainUrl: string, path: string): string {
  const rest = path.trim().replace(/^\/+/, '');
  return rest === '' ? domainUrl : `${withoutSlash(domainUrl)}/${rest}`;
}

/** Which domain a url belongs to, and the rest of it; the whole url is the rest of one on no domain. */
export function splitCallbackUrl(
  url: string,
  domains: readonly CallbackDomain[],
): { readonly domain: CallbackDomain | null; readonly path: string } {
  const startOf = (domain: CallbackDomain) => withoutSlash(domain.url).toLowerCase();
  const [domain] = domains
    .filter((one) => url === one.url || url.toLowerCase().startsWith(`${startOf(one)}/`))
    .sort((one, other) => other.url.length - one.url.length);
  if (!domain) return { domain: null, path: url };
  return { domain, path: url === domain.url ? '' : url.slice(startOf(domain).length) };
}

export function isSameDestination(one: Destination, other: Destination): boolean {
  return one.callbackUrl === other.callbackUrl && one.confirmations === other.confirmations;
}

type About = Pick<CallbackSubscription, 'event' | 'subject' | keyof Chain>;

export function isSameEvent(one: About, other: About): boolean {
  const isSameSubject = one.subject?.field === other.subject?.field && one.subject?.value === other.subject?.value;
  return one.event === other.event && chainKey(one) === chainKey(other) && isSameSubject;
}

/** How many confirmations can be asked for, null for none; an event that is no longer offered has its own. */
export function mostConfirmations(
  { types, before }: { readonly types: readonly EventType[]; readonly before: CallbackSubscription | null },
  event: string,
): number | null {
  const type = types.find(({ name }) => name === event);
  return type ? type.maxConfirmations : (before?.confirmations ?? null);
}

export function isSubjectEntered(text: string): boolean {
  return isPresent(text) && text.length <= SUBJECT_MAX;
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
