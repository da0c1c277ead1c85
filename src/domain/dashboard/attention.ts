import { DAY_MS, type Instant } from '#src/domain/shared/dates.ts';

/** Something that a customer should look at, and what the interface says about it. */
export type Attention =
  | { readonly kind: 'pending-invoice' }
  | { readonly kind: 'over-quota'; readonly extra: number }
  | { readonly kind: 'near-quota' | 'half-quota'; readonly percent: number }
  | { readonly kind: 'budget' | 'budget-stopped'; readonly percent: number }
  | { readonly kind: 'plan-canceled'; readonly endsAt: Instant | null }
  /** `isMore`: there are more than were counted. */
  | { readonly kind: 'failed-callbacks'; readonly count: number; readonly isMore: boolean; readonly newestId: string }
  | { readonly kind: 'rotation-started'; readonly keyName: string; readonly count: number }
  | DomainAttention
  | { readonly kind: 'no-second-factor' };

/** The first of the domains with the same problem. */
export interface DomainAttention {
  readonly kind: 'unverified-domain' | 'failing-domain' | 'paused-domain';
  readonly url: string;
  readonly count: number;
}

/** What is known so far; null while it is unknown. */
export interface AttentionFacts {
  readonly plan: {
    readonly hasPendingInvoices: boolean;
    readonly isCancelled: boolean;
    readonly scheduledCancellationDate: Instant | null;
  } | null;
  readonly quota: { readonly usedPercent: number | null; readonly extra: number } | null;
  /** From its first reached alert on. */
  readonly budget: { readonly kind: 'budget' | 'budget-stopped'; readonly percent: number } | null;
  readonly failedCallbacks: readonly { readonly id: string; readonly at: Instant | null }[] | null;
  readonly hasMoreFailedCallbacks: boolean;
  readonly rotatedKeys: readonly string[];
  /** The urls of the domains that are not verified. */
  readonly unverifiedDomains: readonly string[] | null;
  /** The urls of those that receive nothing. */
  readonly failingDomains: readonly string[];
  readonly pausedDomains: readonly string[];
  /** Only where it can be set up. */
  readonly isTwoFactorRecommended: boolean;
}

/** The quota is mentioned from the first figure on, and a warning from the second. */
const HALF_QUOTA_PERCENT = 50;
const NEAR_QUOTA_PERCENT = 80;

/** What stops the account comes first, then what costs money or data, then what waits. */
export function attentionItems(facts: AttentionFacts, now: Instant): readonly Attention[] {
  const { plan, rotatedKeys } = facts;
  const items: (Attention | null)[] = [
    plan?.hasPendingInvoices ? { kind: 'pending-invoice' } : null,
    plan?.isCancelled ? { kind: 'plan-canceled', endsAt: plan.scheduledCancellationDate } : null,
    facts.budget,
    quotaAttention(facts.quota),
    domainAttention('paused-domain', facts.pausedDomains),
    domainAttention('failing-domain', facts.failingDomains),
    callbackAttention(facts, now),
    rotatedKeys[0] === undefined
      ? null
      : { kind: 'rotation-started', keyName: rotatedKeys[0], count: rotatedKeys.length },
    domainAttention('unverified-domain', facts.unverifiedDomains ?? []),
    facts.isTwoFactorRecommended ? { kind: 'no-second-factor' } : null,
  ];
  return items.filter((item) => item !== null);
}

function domainAttention(kind: DomainAttention['kind'], urls: readonly string[]): Attention | null {
  return urls[0] === undefined ? null : { kind, url: urls[0], count: urls.length };
}

function quotaAttention(quota: AttentionFacts['quota']): Attention | null {
  const percent = quota?.usedPercent ?? 0;
  if (quota && percent >= 100 && quota.extra > 0) return { kind: 'over-quota', extra: quota.extra };
  if (percent >= NEAR_QUOTA_PERCENT) return { kind: 'near-quota', percent };
  return percent >= HALF_QUOTA_PERCENT ? { kind: 'half-quota', percent } : null;
}

/** Older failures were seen, or cannot be helped any more. */
function callbackAttention(facts: AttentionFacts, now: Instant): Attention | null {
  const all = facts.failedCallbacks ?? [];
  const recent = all.filter(({ at }) => at !== null && now - at < DAY_MS);
  const [newest] = recent;
  if (!newest) return null;
  const isMore = facts.hasMoreFailedCallbacks && recent.length === all.length;
  return { kind: 'failed-callbacks', count: recent.length, isMore, newestId: newest.id };
}
