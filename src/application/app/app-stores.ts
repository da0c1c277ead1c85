import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import type { RotationsStore } from '#src/application/api-keys/rotations-store.ts';
import type { CallsPanel } from '#src/application/calls/calls-panel.ts';
import type { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import type { NoticeStore } from './notice-store.ts';
import type { PageTabs } from './page-tabs.ts';
import type { ReleaseStore } from './release-store.ts';
import type { Demo } from './demo.ts';
import type { PaletteDialogs } from '#src/application/palette/palette-dialogs.ts';
import type { PaletteParts } from '#src/application/palette/palette-parts.ts';
import type { RecentCommands, ShortcutSetting } from '#src/application/palette/palette-settings.ts';
import type { PendingAction } from './pending-action.ts';
import type { OutageStore } from '#src/application/feedback/outage-store.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { LanguageStore } from '#src/application/i18n/language-store.ts';
import type { MessageGroup } from '#src/application/i18n/message-groups.ts';
import type { Messages } from '#src/application/i18n/message-key.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import type { OnboardingScreens } from '#src/application/onboarding/onboarding-screens.ts';
import type { CopyText, LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { DraftStore } from '#src/application/forms/draft-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { PasskeyAuthenticator } from '#src/application/platform/passkey-authenticator.ts';
import type { Platform } from '#src/application/platform/platform.ts';
import type { Gateways } from './gateways.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import type { OpenSupport } from '#src/application/platform/external-links.ts';
import type { AuthScreens, SignUpScreens } from '#src/application/auth/auth-screens.ts';
import type { AccountDialogs } from '#src/application/account/opened-dialog.ts';
import type { LogInStore } from '#src/application/auth/log-in-store.ts';
import type { CapabilityStore } from '#src/application/account/capability-store.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from './settings.ts';
import type { MeasuresStore } from '#src/application/measures/measures-store.ts';
import type { ThemeStore } from './theme-store.ts';
import type { CreditHistoryStore } from '#src/application/usage/credit-history-store.ts';
import type { OfferedPart } from '#src/application/app/offered-part.ts';
import type { UsageStore } from '#src/application/usage/usage-store.ts';

export interface AppStores {
  readonly settings: Settings;
  readonly session: SessionStore;
  readonly account: AccountSession;
  readonly toasts: ToastStore;
  readonly theme: ThemeStore;
  readonly language: LanguageStore;
  readonly notice: NoticeStore;
  readonly release: ReleaseStore;
  /** Says so itself if it fails. */
  readonly supportChat: OpenSupport;
  readonly social: SocialSignIn;
  readonly logger: Logger;
  /** Null in every production build. */
  readonly demo: Demo | null;
  /** Null where the deployment does not show the console's own calls. */
  readonly calls: CallsPanel | null;
  /** Null where nothing is measured. */
  readonly measures: LazyPart<MeasuresStore> | null;
  readonly signUp: LazyPart<SignUpScreens>;
  readonly auth: LazyPart<AuthScreens>;
  readonly onboarding: LazyPart<OnboardingScreens>;
  addMessages(messages: Messages): void;
  /** Rejects if one of them cannot be fetched. */
  loadMessages(groups: readonly MessageGroup[]): Promise<void>;
  whenIdle(task: () => void): Disposer;
  /** For what may be wanted next; never on a slow line. */
  whenQuiet(task: () => void): Disposer;
  createLogIn(): LogInStore;
}

/** Live from log-in to log-out, so that customer data cannot outlive the session. */
export interface AccountStores {
  /** Made when it is first asked for; the same from then on, until the session ends. */
  readonly get: <T>(part: Part<T>) => T;
  readonly apiKeys: ApiKeysStore;
  readonly subscription: SubscriptionStore;
  readonly profile: ProfileStore;
  readonly capabilities: CapabilityStore;
  readonly outage: OutageStore;
  readonly usage: UsageStore;
  readonly creditHistory: OfferedPart<CreditHistoryStore>;
  readonly rotations: RotationsStore;
  readonly dialogs: AccountDialogs;
  readonly pageTabs: PageTabs;
  readonly pendingAction: PendingAction;
  readonly paletteDialogs: PaletteDialogs;
  readonly recentCommands: RecentCommands;
  readonly shortcutSetting: ShortcutSetting;
  readonly palette: LazyPart<PaletteParts>;
}

/** A store of an account, or what makes one for each dialog. What shows it imports this function, and gets it by it. */
export type Part<T> = (parts: Parts) => T;

/** What the parts of an account are made of. */
export interface Parts extends AccountStores, Pick<AppStores, 'language' | 'session' | 'settings' | 'toasts'> {
  readonly gateways: Gateways;
  readonly drafts: Pick<DraftStore, 'slot'>;
  readonly platform: Platform;
  readonly translate: Translate;
  readonly report: ReportFailure;
  readonly logFailure: LogFailure;
  readonly copyText: CopyText;
  /** For keys, codes and links that a person means to have. */
  readonly copySecret: CopyText;
  /** Rejects if its code fails to load. */
  readonly loadPasskeys: () => Promise<PasskeyAuthenticator>;
  /** For what a part follows until the session ends. */
  readonly atEnd: (stop: Disposer) => void;
}

export interface AccountSession {
  /** Null while signed out or while the console's code loads. */
  readonly stores: AccountStores | null;
  readonly isFailed: boolean;
  retry(): void;
}
