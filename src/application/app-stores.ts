import type { ApiKeysStore } from './api-keys/api-keys-store';
import type { ChooseVersionStore } from './api-keys/choose-version-store';
import type { CreateKeyStore } from './api-keys/create-key-store';
import type { KeyToReplace, RotateKeyStore } from './api-keys/rotate-key-store';
import type { RotationsStore } from './api-keys/rotations-store';
import type { BillingStore } from './billing/billing-store';
import type { PendingInvoiceStore } from './billing/pending-invoice-store';
import type { SubscriptionStore } from './billing/subscription-store';
import type { NoticeStore } from './console/notice-store';
import type { PageTabs } from './console/page-tabs';
import type { ReleaseStore } from './console/release-store';
import type { GettingStartedStore } from './dashboard/getting-started-store';
import type { SupportStore } from './dashboard/support-store';
import type { FirstCallStore } from './dashboard/first-call-store';
import type { Demo } from './demo/demo';
import type { FaucetsStore } from './faucets/faucets-store';
import type { RequestFaucetStore } from './faucets/request-faucet-store';
import type { AddDomainStore } from './domains/add-domain-store';
import type { DomainsStore } from './domains/domains-store';
import type { ToastStore } from './feedback/toast-store';
import type { Texts } from './i18n/message-key';
import type { LazyPart } from './lazy-part';
import type { OnboardingScreens } from './onboarding/onboarding-screens';
import type { Undo } from './platform/clock';
import type { Logger } from './platform/logger';
import type { SocialSignIn } from './platform/social-sign-in';
import type { SupportChat } from './platform/support-chat';
import type { AccessScreens } from './session/access-screens';
import type { AccountDialogs } from './session/account-dialogs';
import type { ChangeEmailStore } from './session/change-email-store';
import type { ChangePasswordStore } from './session/change-password-store';
import type { LogInStore } from './session/log-in-store';
import type { ProfileStore } from './session/profile-store';
import type { SessionStore } from './session/session-store';
import type { SignUpScreens } from './session/sign-up-screens';
import type { Settings } from './settings/settings';
import type { InviteMemberStore } from './team/invite-member-store';
import type { TeamStore } from './team/team-store';
import type { ThemeStore } from './theme/theme-store';
import type { UsageStore } from './usage/usage-store';
import type { ApiRequestsStore } from './usage/api-requests-store';
import type { CallbackLogsStore } from './usage/callback-logs-store';

/** What the interface gets to see: plain records of stores, by lifetime. This one lives as long as the page. */
export interface AppStores {
  readonly settings: Settings;
  readonly session: SessionStore;
  readonly account: AccountHolder;
  readonly toasts: ToastStore;
  readonly theme: ThemeStore;
  readonly notice: NoticeStore;
  readonly release: ReleaseStore;
  readonly supportChat: SupportChat;
  readonly social: SocialSignIn;
  readonly logger: Logger;
  /** Null in every production build. */
  readonly demo: Demo | null;
  readonly signUp: LazyPart<SignUpScreens>;
  readonly access: LazyPart<AccessScreens>;
  readonly onboarding: LazyPart<OnboardingScreens>;
  addTexts(texts: Texts): void;
  /** Runs `task` once the page has nothing more urgent to do. */
  whenIdle(task: () => void): Undo;
  createLogIn(): LogInStore;
}

/** Lives from sign-in to sign-out, so that one customer's data cannot outlive the session. */
export interface AccountStores {
  readonly apiKeys: ApiKeysStore;
  readonly subscription: SubscriptionStore;
  readonly billing: BillingStore;
  readonly pendingInvoice: PendingInvoiceStore;
  readonly profile: ProfileStore;
  readonly firstCall: FirstCallStore;
  readonly gettingStarted: GettingStartedStore;
  readonly support: SupportStore;
  readonly domains: DomainsStore;
  readonly faucets: FaucetsStore;
  readonly team: TeamStore;
  readonly usage: UsageStore;
  readonly callbackLogs: CallbackLogsStore;
  readonly apiRequests: ApiRequestsStore;
  readonly rotations: RotationsStore;
  readonly dialogs: AccountDialogs;
  readonly pageTabs: PageTabs;
  addDomain(): AddDomainStore;
  requestFaucet(): RequestFaucetStore;
  createKey(): CreateKeyStore;
  rotateKey(key: KeyToReplace): RotateKeyStore;
  chooseVersion(): ChooseVersionStore;
  inviteMember(): InviteMemberStore;
  /** With the token of a change-e-mail address, or by the session where there is none (D14). */
  changeEmail(token: string | null): ChangeEmailStore;
  changePassword(): ChangePasswordStore;
}

export interface AccountHolder {
  /** Null while nobody is signed in, and for the moment in which the code of the console is fetched. */
  readonly stores: AccountStores | null;
  /** The code of the console did not come. */
  readonly isFailed: boolean;
  retry(): void;
}
