import type { AccountState } from '../account/account-state';
import { defaultRoute } from '../account/route-gate';

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
  | { readonly kind: 'go-to'; readonly path: string };

/** Paid in these, where the server says crypto (§9). */
export const SUPPORTED_COINS = ['Bitcoin', 'Ethereum'] as const;

/** What the main button does (§2, D16). Custom and crypto are a matter of talking, even where nothing is due. */
export function summaryAction({ isFree, isCustom, offlinePaying }: OnboardingSummary): SummaryAction {
  if (isCustom || offlinePaying) return 'contact-us';
  return isFree ? 'get-started' : 'pay';
}

/** Where confirming leads (§4): to the card provider's checkout, else to the route of the state that came back. */
export function afterConfirm(summary: OnboardingSummary, state: AccountState): AfterConfirm {
  const { isCustom, offlinePaying, stripeSessionUrl } = summary;
  if (!isCustom && !offlinePaying && stripeSessionUrl) return { kind: 'checkout', address: stripeSessionUrl };
  return { kind: 'go-to', path: defaultRoute(state) };
}
