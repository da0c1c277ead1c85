import type { ApiKeysStore } from './api-keys/api-keys-store';
import type { ChooseVersionStore } from './api-keys/choose-version-store';
import type { CreateKeyStore } from './api-keys/create-key-store';
import type { SubscriptionStore } from './billing/subscription-store';
import type { NoticeStore } from './console/notice-store';
import type { Demo } from './demo/demo';
import type { ToastStore } from './feedback/toast-store';
import type { Texts } from './i18n/message-key';
import type { LazyPart } from './lazy-part';
import type { OnboardingScreens } from './onboarding/onboarding-screens';
import type { Undo } from './platform/clock';
import type { Logger } from './platform/logger';
import type { SocialSignIn } from './platform/social-sign-in';
import type { SupportChat } from './platform/support-chat';
import type { AccessScreens } from './session/access-screens';
import type { LogInStore } from './session/log-in-store';
import type { ProfileStore } from './session/profile-store';
import type { SessionStore } from './session/session-store';
import type { SignUpScreens } from './session/sign-up-screens';
import type { Settings } from './settings/settings';
import type { ThemeStore } from './theme/theme-store';

/** What the interface gets to see: plain records of stores, by lifetime. This one lives as long as the page. */
export interface AppStores {
  readonly settings: Settings;
  readonly session: SessionStore;
  readonly account: AccountHolder;
  readonly toasts: ToastStore;
  readonly theme: ThemeStore;
  readonly notice: NoticeStore;
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
  readonly profile: ProfileStore;
  createKey(): CreateKeyStore;
  chooseVersion(): ChooseVersionStore;
}

export interface AccountHolder {
  /** Null while nobody is signed in, and for the moment in which the code of the console is fetched. */
  readonly stores: AccountStores | null;
  /** The code of the console did not come. */
  readonly isFailed: boolean;
  retry(): void;
}
