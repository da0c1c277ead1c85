import type { Instant } from '#src/domain/shared/dates.ts';
import { ANY_HOST, allowedUrl } from '#src/domain/shared/external-url.ts';
import { hasMaxLength, isEmail, isPresent } from '#src/domain/shared/text-rules.ts';

export type NotificationChannelId = string & { readonly brand: 'NotificationChannelId' };

/** The types that this console has words and rules for; a provider may have others. */
export const CHANNEL_TYPES = ['email', 'slack', 'webhook', 'pagerduty'] as const;

type ChannelType = (typeof CHANNEL_TYPES)[number];

/** The kinds that this console has words for; a provider may have others. */
export const NOTIFICATION_KINDS = [
  'budget',
  'quota',
  'key-expiring',
  'callbacks-failing',
  'error-share',
  'invoice',
  'log-in',
] as const;

type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

export function isKnownType(type: string): type is ChannelType {
  return CHANNEL_TYPES.some((known) => known === type);
}

export function isKnownKind(kind: string): kind is NotificationKind {
  return NOTIFICATION_KINDS.some((known) => known === kind);
}

/** What a provider offers to choose; a null says that it has no words for it. */
export interface Offered {
  readonly id: string;
  readonly name: string | null;
  readonly description: string | null;
}

/** Where notifications of a person go. */
export interface NotificationChannel {
  readonly id: NotificationChannelId;
  /** One of `CHANNEL_TYPES`, or another name. */
  readonly type: string;
  readonly name: string;
  /** As the provider masks it; an email in full. */
  readonly target: string;
  /** Ids of what it receives. */
  readonly kinds: readonly string[];
  readonly isMuted: boolean;
  readonly lastDelivery: Delivery | null;
}

interface Delivery {
  readonly at: Instant | null;
  /** Null if the provider does not know. */
  readonly isDelivered: boolean | null;
  /** Why not; empty if the provider does not say so. */
  readonly reason: string;
}

export interface NotificationList {
  readonly items: readonly NotificationChannel[];
  readonly kinds: readonly Offered[];
  readonly types: readonly Offered[];
}

export interface ChannelChange extends Pick<NotificationChannel, 'name' | 'kinds'> {
  /** Null leaves it unchanged. */
  readonly target: string | null;
}

export type NewChannel = Pick<NotificationChannel, 'type' | 'name' | 'kinds' | 'target'>;

/** Inclusive, in characters. */
export const CHANNEL_NAME_MAX = 50;
const TARGET_MAX = 2000;

/** Of PagerDuty's Events API. */
const INTEGRATION_KEY = /^[a-z\d]{32}$/i;

/** A url or a key lets anyone who has it write to the channel. */
export function isSecretTarget(type: string): boolean {
  return type !== 'email';
}

/** Of a type that this console does not know, only the provider knows the rules. */
export function isTarget(type: string, target: string): boolean {
  if (!isPresent(target) || target.length > TARGET_MAX) return false;
  if (type === 'email') return isEmail(target);
  if (type === 'pagerduty') return INTEGRATION_KEY.test(target);
  return type === 'slack' || type === 'webhook' ? allowedUrl(target, [ANY_HOST]) !== null : true;
}

export function isChannelName(name: string): boolean {
  return isPresent(name) && hasMaxLength(CHANNEL_NAME_MAX)(name);
}

/** Those of the provider, and others that a channel has already. */
export function kindChoices(offered: readonly Offered[], chosen: readonly string[]): readonly Offered[] {
  const others = chosen.filter((id) => !offered.some((kind) => kind.id === id));
  return [...offered, ...others.map((id) => ({ id, name: null, description: null }))];
}

/** The order of the kinds means nothing, and a masked target is no proof. */
export function isSavedAs(
  channel: NotificationChannel,
  { name, kinds }: Pick<NotificationChannel, 'name' | 'kinds'>,
): boolean {
  const isSameSize = new Set(kinds).size === new Set(channel.kinds).size;
  return channel.name === name && isSameSize && kinds.every((id) => channel.kinds.includes(id));
}
