import type { Container, ServiceIdentifier } from 'inversify';
import type { NoticeStore } from '#src/application/app/notice-store.ts';
import type { ReleaseStore } from '#src/application/app/release-store.ts';
import type { CopyText } from '#src/application/feedback/copy-text.ts';
import type { LogFailure, ReportFailure } from '#src/application/feedback/report-failure.ts';
import type { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Gateways } from '#src/application/app/gateways.ts';
import type { LanguageStore } from '#src/application/i18n/language-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { AuthGateway } from '#src/application/auth/auth-gateway.ts';
import type { LogInStore } from '#src/application/auth/log-in-store.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { ThemeStore } from '#src/application/app/theme-store.ts';
import type { Language } from '#src/domain/shared/language.ts';
import type { LoadGateways } from './backend.ts';
import type { Platform } from './platform/platform.ts';

export function token<T>(name: string): ServiceIdentifier<T> {
  return Symbol(name);
}

/** A token for each member of a record that the interface is handed. */
export type TokensOf<T> = { readonly [K in keyof T]: ServiceIdentifier<T[K]> };

/** The edge of the container: everything that a record of tokens names. */
export function resolveAll<T extends object>(container: Container, tokens: TokensOf<T>): T {
  const names = Object.keys(tokens) as (keyof T)[];
  return Object.fromEntries(names.map((name) => [name, container.get(tokens[name])])) as T;
}

export const SETTINGS = token<Settings>('Settings');
export const PLATFORM = token<Platform>('Platform');
/** Every call to the provider; bound where the pages are that make them. */
export const GATEWAYS = token<Gateways>('Gateways');
export const LOAD_GATEWAYS = token<LoadGateways>('LoadGateways');
/** For the ways in, which need the HTTP client with their first call only. */
export const AUTH_GATEWAY = token<AuthGateway>('AuthGateway');

export const TRANSLATE = token<Translate>('Translate');
export const SHOW_LANGUAGE = token<(language: Language) => Promise<void>>('ShowLanguage');
export const REPORT_FAILURE = token<ReportFailure>('ReportFailure');
export const LOG_FAILURE = token<LogFailure>('LogFailure');
export const COPY_TEXT = token<CopyText>('CopyText');

export const SESSION_STORE = token<SessionStore>('SessionStore');
export const TOAST_STORE = token<ToastStore>('ToastStore');
export const THEME_STORE = token<ThemeStore>('ThemeStore');
export const LANGUAGE_STORE = token<LanguageStore>('LanguageStore');
export const NOTICE_STORE = token<NoticeStore>('NoticeStore');
export const RELEASE_STORE = token<ReleaseStore>('ReleaseStore');
export const CREATE_LOG_IN = token<() => LogInStore>('CreateLogIn');
