import type { AccountState } from '../account/account-state';

export interface OnboardingSummary {
  readonly companyName: string | null;
  readonly useCases: readonly string[];
  /** Names; their logos come from the catalogue. */
  readonly blockchainProtocols: readonly string[];
  readonly chosenCurrentPackageName: string;
  readonly chosenCurrentPackage: string;
  readonly isFree: boolean;
  readonly isCustom: boolean;
  readonly offlinePaying: boolean;
  /** The card provider's checkout; null where there is none. */
  readonly stripeSessionUrl: string | null;
}

export type SummaryAction = 'get-started' | 'pay' | 'contact-us';

export type AfterConfirm =
  | { readonly kind: 'checkout'; readonly address: string }
  /** The account stays where it was, and this summary does not say why: another tab or device has changed it. */
  | { readonly kind: 'look-again' }
  | { readonly kind: 'enter'; readonly state: AccountState };

/** Paid in these, where the server says crypto (§9). */
export const SUPPORTED_COINS = ['Bitcoin', 'Ethereum'] as const;

/** What the main button does (§2, D16). Custom and crypto are a matter of talking, even where nothing is due. */
export function summaryAction({ isFree, isCustom, offlinePaying }: OnboardingSummary): SummaryAction {
  if (isCustom || offlinePaying) return 'contact-us';
  return isFree ? 'get-started' : 'pay';
}

/** Whether what was shown is what would be bought: a summary may be older than the account (D7). */
export function isSamePurchase(shown: OnboardingSummary, current: OnboardingSummary): boolean {
  return (['chosenCurrentPackage', 'offlinePaying', 'isFree', 'isCustom'] as const).every(
    (name) => shown[name] === current[name],
  );
}

/**
 * Where confirming leads (§4): to the card provider's checkout, else to the route of the state that came back.
 *
 * @param answered the state of the reply; null where it named none
 */
export function afterConfirm(summary: OnboardingSummary, answered: AccountState | null): AfterConfirm {
  const { isCustom, offlinePaying, stripeSessionUrl } = summary;
  if (!isCustom && !offlinePaying && stripeSessionUrl) return { kind: 'checkout', address: stripeSessionUrl };
  if (answered === 'summary') return { kind: 'look-again' };
  return { kind: 'enter', state: answered ?? 'dashboard' };
}
