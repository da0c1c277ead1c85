import type { Instant } from '#src/domain/shared/dates.ts';

/** What a mail of the simulated provider says. The demo has its words in every language, as `mail.<kind>`. */
export type MailContent =
  | { readonly kind: 'verification-code' | 'password-reset' | 'email-left' | 'account-closing-cancelled' }
  | { readonly kind: 'email-changed'; readonly email: string }
  | { readonly kind: 'invitation'; readonly company: string }
  | { readonly kind: 'ownership-transfer'; readonly company: string; readonly owner: string }
  | { readonly kind: 'account-closing'; readonly closesAt: Instant }
  | {
      readonly kind: 'budget-alert' | 'budget-stop';
      readonly percent: number;
      readonly amount: number;
      /** Null for credits. */
      readonly currency: string | null;
    };
