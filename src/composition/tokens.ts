import type { ServiceIdentifier } from 'inversify';
import type { ApiKeysStore } from '#src/application/api-keys/api-keys-store.ts';
import type { KeySecrets } from '#src/application/api-keys/key-secrets.ts';
import type { SubscriptionStore } from '#src/application/billing/subscription-store.ts';
import type { NoticeStore } from '#src/application/app/notice-store.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { MessageCatalog } from '#src/application/i18n/translation-store.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { ClipboardWriter } from '#src/application/platform/clipboard-writer.ts';
import type { Clock } from '#src/application/platform/clock.ts';
import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { Packer } from '#src/application/platform/packer.ts';
import type { IdleDetector } from '#src/application/platform/idle-detector.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { PhoneCheck } from '#src/application/platform/phone-check.ts';
import type { SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import type { SupportChat } from '#src/application/platform/support-chat.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';
import type { ProfileStore } from '#src/application/account/profile-store.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { ThemeStore } from '#src/application/app/theme-store.ts';

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name);
}

export const SETTINGS = token<Settings>('Settings');

/** Every port to the provider: a backend has all of them, so they come as one. */
export const GATEWAYS = token<Gateways>('Gateways');

export const CLOCK = token<Clock>('Clock');
export const STORAGE = token<KeyValueStorage>('KeyValueStorage');
/** Of this tab, until it is closed. */
export const TAB_STORAGE = token<KeyValueStorage>('Visit');
export const NAVIGATION = token<Navigation>('Navigation');
export const CLIPBOARD = token<ClipboardWriter>('ClipboardWriter');
export const BOT_CHECK = token<BotCheck>('BotCheck');
export const IDLE_DETECTOR = token<IdleDetector>('IdleDetector');
export const LOGGER = token<Logger>('Logger');
export const SUPPORT_CHAT = token<SupportChat>('SupportChat');
export const EXTERNAL_LINKS = token<ExternalLinks>('ExternalLinks');
export const WINDOW_FOCUS = token<WindowFocus>('WindowFocus');
export const FILE_SAVER = token<FileSaver>('FileSaver');
export const PACKER = token<Packer>('Packer');
export const PHONE_CHECK = token<PhoneCheck>('PhoneCheck');
export const SOCIAL_SIGN_IN = token<SocialSignIn>('SocialSignIn');
export const IS_LOCALHOST = token<boolean>('IsLocalhost');

export const SESSION_STORE = token<SessionStore>('SessionStore');
export const TOAST_STORE = token<ToastStore>('ToastStore');
export const THEME_STORE = token<ThemeStore>('ThemeStore');
export const NOTICE_STORE = token<NoticeStore>('NoticeStore');
export const MESSAGE_CATALOG = token<MessageCatalog>('MessageCatalog');
export const TRANSLATE = token<Translate>('Translate');
export const REPORT_FAILURE = token<ReportFailure>('ReportFailure');
export const LOG_FAILURE = token<LogFailure>('LogFailure');
export const COPY_TEXT = token<CopyText>('CopyText');

export const PROFILE_STORE = token<ProfileStore>('ProfileStore');
export const SUBSCRIPTION_STORE = token<SubscriptionStore>('SubscriptionStore');
export const KEY_SECRETS = token<KeySecrets>('KeySecrets');
export const API_KEYS_STORE = token<ApiKeysStore>('ApiKeysStore');
