import type { accessTexts } from './en/access.ts';
import type { accountTexts } from './en/account.ts';
import type { apiKeysTexts } from './en/api-keys.ts';
import type { billingTexts } from './en/billing.ts';
import type { commonTexts } from './en/common.ts';
import type { consoleTexts } from './en/console.ts';
import type { dashboardTexts } from './en/dashboard.ts';
import type { demoTexts } from './en/demo.ts';
import type { firstCallTexts } from './en/first-call.ts';
import type { jsonViewerTexts } from './en/json-viewer.ts';
import type { faucetsTexts } from './en/faucets.ts';
import type { domainsTexts } from './en/domains.ts';
import type { logInTexts } from './en/log-in.ts';
import type { logsTexts } from './en/logs.ts';
import type { onboardingTexts } from './en/onboarding.ts';
import type { plansTexts } from './en/plans.ts';
import type { signUpTexts } from './en/sign-up.ts';
import type { teamTexts } from './en/team.ts';
import type { usageTexts } from './en/usage.ts';

/** English stands in files by page, so that a page brings its own texts. */
export type TextKey =
  | keyof typeof commonTexts
  | keyof typeof logInTexts
  | keyof typeof demoTexts
  | keyof typeof consoleTexts
  | keyof typeof dashboardTexts
  | keyof typeof apiKeysTexts
  | keyof typeof billingTexts
  | keyof typeof plansTexts
  | keyof typeof domainsTexts
  | keyof typeof firstCallTexts
  | keyof typeof jsonViewerTexts
  | keyof typeof faucetsTexts
  | keyof typeof logsTexts
  | keyof typeof signUpTexts
  | keyof typeof accessTexts
  | keyof typeof accountTexts
  | keyof typeof teamTexts
  | keyof typeof usageTexts
  | keyof typeof onboardingTexts;

/** A text with plural forms is asked for without the form: `…_one` and `…_other` by `…`, with a `count`. */
type WithoutForm<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Every text of the console has a key. */
export type MessageKey = WithoutForm<TextKey>;

export type Texts = Readonly<Partial<Record<TextKey, string>>>;
