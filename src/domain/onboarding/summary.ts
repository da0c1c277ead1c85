import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { AccountState } from '#src/domain/shared/account-state.ts';

import { isCustomName, monthlyPrice, type Plan, yearlyPrice } from '#src/domain/plans/plan.ts';

export interface OnboardingSummary {
  readonly companyName: string | null;
  readonly useCases: readonly string[];
  /** Names; their logos come from the catalogue. */
  readonly blockchainProtocols: readonly string[];
  readonly chosenCurrentPackageName: string;
  readonly chosenCurrentPackage: string;
  readonly offlinePaying: boolean;
  /** The card provider's checkout; null where there is none. */
  readonly stripeSessionUrl: string | null;
  /** Where the account stands; null where the reply does not say. */
  readonly state: AccountState | null;
}

/** What is bought: the summary names the package, the answers the period, and the list of packages the price. */
export interface Purchase {
  readonly packageId: string;
  readonly kind: 'free' | 'paid' | 'custom';
  /** Agreed in crypto, outside this console. */
  readonly isOffline: boolean;
  /** Null where it is unknown, and where nothing is billed. */
  readonly period: BillingPeriod | null;
  /** Cents for one period; null where no price is known. */
  readonly amount: number | null;
}

export type SummaryAction = 'get-started' | 'pay' | 'contact-us';

export type AfterConfirm =
  | { readonly kind: 'checkout'; readonly url: string }
  /** The account stays where it was, and this summary does not say why: another tab or device has changed it. */
  | { readonly kind: 'refetch' }
  | { readonly kind: 'enter'; readonly state: AccountState };

/** Paid in these, where the server says crypto (§9). */
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
  return { packageId, kind, isOffline, period, amount: plan && period && purchaseAmount(plan, period) };
}

/** Custom by the id of the Enterprise card too. Of a package that is not listed, no checkout means nothing to pay. */
function purchaseKind(summary: OnboardingSummary, plan: Plan | null): Purchase['kind'] {
  if (isCustomName(summary.chosenCurrentPackage) || plan?.isCustom) return 'custom';
  const isFree = plan ? plan.isFree : !summary.offlinePaying && summary.stripeSessionUrl === null;
  return isFree ? 'free' : 'paid';
}

function purchaseAmount(plan: Plan, period: BillingPeriod): number | null {
  return period === 'monthly' ? monthlyPrice(plan, period) : yearlyPrice(plan);
}

/** What the main button does (§2, D16). Custom and crypto are a matter of talking, even where nothing is due. */
export function summaryAction({ kind, isOffline }: Purchase): SummaryAction {
  if (kind === 'custom' || isOffline) return 'contact-us';
  return kind === 'free' ? 'get-started' : 'pay';
}

/** Whether what was shown is what would be bought: a summary may be older than the account (D7). */
export function isSamePurchase(shown: Purchase, current: Purchase): boolean {
  return (['packageId', 'kind', 'isOffline', 'period', 'amount'] as const).every(
    (name) => shown[name] === current[name],
  );
}

/**
 * Where confirming leads (§4): to the card provider's checkout, else to the route of the state that came back.
 *
 * @param serverState the state of the reply; null where it named none
 */
export function afterConfirm(
  { stripeSessionUrl }: OnboardingSummary,
  { kind, isOffline }: Purchase,
  serverState: AccountState | null,
): AfterConfirm {
  if (kind !== 'custom' && !isOffline && stripeSessionUrl) return { kind: 'checkout', url: stripeSessionUrl };
  if (serverState === 'summary') return { kind: 'refetch' };
  return { kind: 'enter', state: serverState ?? 'dashboard' };
}
