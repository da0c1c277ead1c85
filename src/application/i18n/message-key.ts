import type { accessTexts } from './en/access';
import type { accountTexts } from './en/account';
import type { apiKeysTexts } from './en/api-keys';
import type { billingTexts } from './en/billing';
import type { commonTexts } from './en/common';
import type { consoleTexts } from './en/console';
import type { dashboardTexts } from './en/dashboard';
import type { demoTexts } from './en/demo';
import type { firstCallTexts } from './en/first-call';
import type { jsonViewerTexts } from './en/json-viewer';
import type { faucetsTexts } from './en/faucets';
import type { domainsTexts } from './en/domains';
import type { logInTexts } from './en/log-in';
import type { logsTexts } from './en/logs';
import type { onboardingTexts } from './en/onboarding';
import type { plansTexts } from './en/plans';
import type { signUpTexts } from './en/sign-up';
import type { teamTexts } from './en/team';
import type { usageTexts } from './en/usage';

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
