import type { ServiceIdentifier } from 'inversify';
import type { ApiKeysStore } from '../application/api-keys/api-keys-store';
import type { KeySecrets } from '../application/api-keys/key-secrets';
import type { SubscriptionStore } from '../application/billing/subscription-store';
import type { NoticeStore } from '../application/console/notice-store';
import type { CopyText } from '../application/feedback/copy-text';
import type { LogFailure, ReportFailure } from '../application/feedback/report-failure';
import type { ToastStore } from '../application/feedback/toast-store';
import type { Gateways } from '../application/gateways';
import type { Translate } from '../application/i18n/translate';
import type { TextCatalogue } from '../application/i18n/translation-store';
import type { BotCheck } from '../application/platform/bot-check';
import type { ClipboardWriter } from '../application/platform/clipboard-writer';
import type { Clock } from '../application/platform/clock';
import type { ExternalAddresses } from '../application/platform/external-addresses';
import type { FileSaver } from '../application/platform/file-saver';
import type { Packer } from '../application/platform/packer';
import type { IdleDetector } from '../application/platform/idle-detector';
import type { KeyValueStorage } from '../application/platform/key-value-storage';
import type { Logger } from '../application/platform/logger';
import type { Navigation } from '../application/platform/navigation';
import type { PhoneCheck } from '../application/platform/phone-check';
import type { SocialSignIn } from '../application/platform/social-sign-in';
import type { SupportChat } from '../application/platform/support-chat';
import type { WindowFocus } from '../application/platform/window-focus';
import type { ProfileStore } from '../application/session/profile-store';
import type { SessionStore } from '../application/session/session-store';
import type { Settings } from '../application/settings/settings';
import type { ThemeStore } from '../application/theme/theme-store';

function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name);
}

export const SETTINGS = token<Settings>('Settings');

/** Every port to the provider: a backend has all of them, so they come as one. */
export const GATEWAYS = token<Gateways>('Gateways');

export const CLOCK = token<Clock>('Clock');
export const STORAGE = token<KeyValueStorage>('KeyValueStorage');
/** Of this tab, until it is closed. */
export const VISIT = token<KeyValueStorage>('Visit');
export const NAVIGATION = token<Navigation>('Navigation');
export const CLIPBOARD = token<ClipboardWriter>('ClipboardWriter');
export const BOT_CHECK = token<BotCheck>('BotCheck');
export const IDLE_DETECTOR = token<IdleDetector>('IdleDetector');
export const LOGGER = token<Logger>('Logger');
export const SUPPORT_CHAT = token<SupportChat>('SupportChat');
export const EXTERNAL_ADDRESSES = token<ExternalAddresses>('ExternalAddresses');
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
export const TEXT_CATALOGUE = token<TextCatalogue>('TextCatalogue');
export const TRANSLATE = token<Translate>('Translate');
export const REPORT_FAILURE = token<ReportFailure>('ReportFailure');
export const LOG_FAILURE = token<LogFailure>('LogFailure');
export const COPY_TEXT = token<CopyText>('CopyText');

export const PROFILE_STORE = token<ProfileStore>('ProfileStore');
export const SUBSCRIPTION_STORE = token<SubscriptionStore>('SubscriptionStore');
export const KEY_SECRETS = token<KeySecrets>('KeySecrets');
export const API_KEYS_STORE = token<ApiKeysStore>('ApiKeysStore');
