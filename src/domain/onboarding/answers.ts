import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import type { OwnText } from '#src/domain/shared/own-text.ts';
import type { ONBOARDING_STAGES } from '#src/domain/shared/account-state.ts';

export type Stage = (typeof ONBOARDING_STAGES)[number];

export type QuestionnaireStage = Exclude<Stage, 'summary'>;

export interface CompanyAnswer {
  readonly companyName: string | null;
}

export interface UseCasesAnswer {
  readonly useCases: readonly string[];
  readonly useCasesCustom: string;
}

export interface ProtocolsAnswer {
  /** Names from the catalog, and `Other`. */
  readonly blockchainProtocols: readonly string[];
  readonly blockchainProtocolsCustom: string;
}

export interface ChannelsAnswer {
  /** At most one; a list on the wire. */
  readonly channels: readonly string[];
  readonly channelsCustom: string;
}

export interface PlanAnswer {
  readonly chosenSubscription: BillingPeriod;
  /** Id of a plan, or `custom`. */
  readonly chosenCurrentPackage: string;
  /** True means crypto. */
  readonly offlinePaying: boolean;
}

export interface OnboardingAnswers {
  readonly 'company-data': CompanyAnswer;
  readonly 'use-cases': UseCasesAnswer;
  readonly 'blockchain-protocols': ProtocolsAnswer;
  readonly channels: ChannelsAnswer;
  readonly 'pricing-plan': PlanAnswer;
}

/** What a provider asks about in place of the options below; `value` is what its API gets. */
export interface OwnOption {
  readonly value: string;
  readonly text: OwnText;
}

/** The option with a free text. */
export const OTHER = 'Other';

/** Also the values on the wire. */
export const USE_CASES = [
  'Tax And Accounting',
  'Crypto Exchange',
  'Digital Bank',
  'Crypto Lending',
  'Brokerage Firm',
  'Hardware Wallet',
  'Crypto Wallet',
  'Crypto PSP',
  'Crypto Custody',
  'Crypto Mining',
  'Portfolio Tracking',
  'Crypto Gaming',
  'Crypto Casino',
  'NFTs',
  'Crypto Donations',
  OTHER,
] as const;

export const CHANNELS = [
  'Google Search',
  'Email Campaign',
  'Linkedin',
  'Twitter',
  'Referral',
  'Conference',
  OTHER,
] as const;
