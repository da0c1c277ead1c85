import type { Moment } from '#src/domain/demo/moment.ts';
import type { Capability } from '#src/domain/account/capabilities.ts';
import type { OnboardingAnswers } from '#src/domain/onboarding/answers.ts';
import type { AccountSeed, ColleagueSeed, PersonSeed } from './account-seed.ts';

export type ScenarioGroup = 'ways-in' | 'onboarding' | 'day' | 'money' | 'limits' | 'failures';

export interface Scenario extends ScenarioDraft {
  readonly group: ScenarioGroup;
}

export interface ScenarioDraft {
  readonly start: ScenarioStart;
  /** With fresh data. An account of the demo under the same id is replaced by this one. */
  readonly signedInAs?: AccountSeed | ColleagueSeed;
  /** On the log-in form. */
  readonly prefill?: AccountSeed;
  readonly people?: readonly AccountSeed[];
  /** Members of a team with a log-in of their own. */
  readonly colleagues?: readonly ColleagueSeed[];
  readonly answers?: Partial<OnboardingAnswers>;
  readonly invitation?: InvitationSeed;
  readonly mailedLink?: MailedLinkSeed;
  /** What the provider offers beyond the operations of all providers; all of it if not given. */
  readonly capabilities?: readonly Capability[];
}

/** How the demo of a scenario opens, beside its data. What is not given is as usual. */
export interface ScenarioStart extends Partial<Omit<Moment, 'scenario' | 'persona'>> {
  readonly path: string;
  /** The link of the newest mail is opened instead of the path. */
  readonly opensMail?: true;
  /** The log-in page offers it. */
  readonly passkeyLogIn?: true;
  readonly maintenance?: { readonly mode?: boolean; readonly notice?: string };
}

export interface InvitationSeed {
  readonly from: AccountSeed;
  readonly company: string;
  readonly email: string;
  /** When it was mailed; now if not given. */
  readonly daysOld?: number;
}

/** A link in the mailbox that sets a password, makes its reader the owner, or takes a change of email back. */
export type MailedLinkSeed =
  | { readonly kind: 'reset'; readonly person: PersonSeed }
  | { readonly kind: 'ownership-transfer'; readonly person: ColleagueSeed }
  | { readonly kind: 'email-changed'; readonly person: PersonSeed; readonly previousEmail: string };
