import { type BillingPeriod, isCustomName, monthlyPrice, type Plan, yearlyPrice } from '#src/domain/plans/plan.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';

export interface OnboardingSummary {
  readonly companyName: string | null;
  readonly useCases: readonly string[];
  readonly blockchainProtocols: readonly string[];
  readonly chosenCurrentPackageName: string;
  readonly chosenCurrentPackage: string;
  readonly offlinePaying: boolean;
  /** The card provider's checkout; null if there is none. */
  readonly stripeSessionUrl: string | null;
  readonly state: AccountState | null;
}

/** The summary names the package, the answers the period, and the packages the price. */
export interface Purchase {
  readonly packageId: string;
  readonly kind: 'free' | 'paid' | 'custom';
  /** Paid in crypto, outside this console. */
  readonly isOffline: boolean;
  readonly period: BillingPeriod | null;
  readonly amount: number | null;
  /** Absent for US dollars. */
  readonly currency?: string | undefined;
}

export type SummaryAction = 'get-started' | 'pay' | 'contact-us';

export type AfterConfirm =
  | { readonly kind: 'checkout'; readonly url: string }
  /** Another tab or device changed the account, so the summary is outdated. */
  | { readonly kind: 'refetch' }
  | { readonly kind: 'enter'; readonly state: AccountState };

/** Shown if the server selects crypto. */
export const SUPPORTED_COINS = ['Bitcoin', 'Ethereum'] as const;

export function toPurchase(
  summary: OnboardingSummary,
  chosenPeriod: BillingPeriod | null,
  packages: readonly Plan[],
): Purchase {
  const { chosenCurrentPackage: packageId, chosenCurrentPackageName: name, offlinePaying: isOffline } = summary;
  const plan = packages.find(({ id }) => id === packageId) ?? packages.find((known) => known.name === name) ?? null;
  const kind = purchaseKind(summary, plan);
  const period = kind === 'paid' ? chosenPeriod : null;
  const amount = plan && period && purchaseAmount(plan, period);
  return { packageId, kind, isOffline, period, amount, ...(plan?.currency && { currency: plan.currency }) };
}

/** The id of the Enterprise card also means custom. An unlisted package without a checkout is free. */
function purchaseKind(summary: OnboardingSummary, plan: Plan | null): Purchase['kind'] {
  if (isCustomName(summary.chosenCurrentPackage) || plan?.isCustom) return 'custom';
  const isFree = plan ? plan.isFree : !summary.offlinePaying && summary.stripeSessionUrl === null;
  return isFree ? 'free' : 'paid';
}

function purchaseAmount(plan: Plan, period: BillingPeriod): number | null {
  return period === 'monthly' ? monthlyPrice(plan, period) : yearlyPrice(plan);
}

/** Custom plans and crypto are arranged in person, even if nothing is due. */
export function summaryAction({ kind, isOffline }: Purchase): SummaryAction {
  if (kind === 'custom' || isOffline) return 'contact-us';
  return kind === 'free' ? 'get-started' : 'pay';
}

/** The first payment by card, before tax; null if it is unknown, or nothing is paid here. */
export function dueAtCheckout({ kind, isOffline, amount }: Purchase): number | null {
  return kind === 'paid' && !isOffline ? amount : null;
}

/** A summary may be older than the account, so the purchase is compared. */
export function isSamePurchase(shown: Purchase, current: Purchase): boolean {
  return (['packageId', 'kind', 'isOffline', 'period', 'amount'] as const).every(
    (name) => shown[name] === current[name],
  );
}

/** To the card provider's checkout, else to the default route of the response's state. */
export function afterConfirm(
  { stripeSessionUrl }: OnboardingSummary,
  { kind, isOffline }: Purchase,
  serverState: AccountState | null,
): AfterConfirm {
  if (kind !== 'custom' && !isOffline && stripeSessionUrl) return { kind: 'checkout', url: stripeSessionUrl };
  if (serverState === 'summary') return { kind: 'refetch' };
  return { kind: 'enter', state: serverState ?? 'dashboard' };
}
