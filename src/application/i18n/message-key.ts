import type { authMessages } from './en/auth.ts';
import type { accountMessages } from './en/account.ts';
import type { apiKeysMessages } from './en/api-keys.ts';
import type { billingMessages } from './en/billing.ts';
import type { commonMessages } from './en/common.ts';
import type { consoleMessages } from './en/console.ts';
import type { dashboardMessages } from './en/dashboard.ts';
import type { demoMessages } from './en/demo.ts';
import type { firstCallMessages } from './en/first-call.ts';
import type { jsonViewerMessages } from './en/json-viewer.ts';
import type { faucetsMessages } from './en/faucets.ts';
import type { callbackDomainsMessages } from './en/callback-domains.ts';
import type { logInMessages } from './en/log-in.ts';
import type { logsMessages } from './en/logs.ts';
import type { onboardingMessages } from './en/onboarding.ts';
import type { paletteMessages } from './en/palette.ts';
import type { plansMessages } from './en/plans.ts';
import type { signUpMessages } from './en/sign-up.ts';
import type { teamMessages } from './en/team.ts';
import type { usageMessages } from './en/usage.ts';

/** English is split by page, so that each page loads its own messages. */
export type RawMessageKey =
  | keyof typeof commonMessages
  | keyof typeof logInMessages
  | keyof typeof demoMessages
  | keyof typeof consoleMessages
  | keyof typeof dashboardMessages
  | keyof typeof apiKeysMessages
  | keyof typeof billingMessages
  | keyof typeof paletteMessages
  | keyof typeof plansMessages
  | keyof typeof callbackDomainsMessages
  | keyof typeof firstCallMessages
  | keyof typeof jsonViewerMessages
  | keyof typeof faucetsMessages
  | keyof typeof logsMessages
  | keyof typeof signUpMessages
  | keyof typeof authMessages
  | keyof typeof accountMessages
  | keyof typeof teamMessages
  | keyof typeof usageMessages
  | keyof typeof onboardingMessages;

/** Plural messages drop their form: `…_one` and `…_other` become `…` with a `count`. */
type WithoutPluralSuffix<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

export type MessageKey = WithoutPluralSuffix<RawMessageKey>;

export type Messages = Readonly<Partial<Record<RawMessageKey, string>>>;
