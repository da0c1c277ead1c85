import { ContainerModule } from 'inversify';
import type { CallLog } from '#src/application/calls/call-log.ts';
import type { LazyPart } from '#src/application/app/lazy-part.ts';
import { NoticeStore } from '#src/application/app/notice-store.ts';
import { ReleaseStore } from '#src/application/app/release-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { ThemeStore } from '#src/application/app/theme-store.ts';
import { LogInStore } from '#src/application/auth/log-in-store.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { LanguageStore } from '#src/application/i18n/language-store.ts';
import { createCopyText } from '#src/application/feedback/copy-text.ts';
import { createLogFailure, createReportFailure } from '#src/application/feedback/report-failure.ts';
import { ToastStore } from '#src/application/feedback/toast-store.ts';
import { ALL_LANGUAGES, parseLanguages } from '#src/domain/shared/language.ts';
import type { Backend } from './backend.ts';
import type { I18n } from './i18n.ts';
import type { Platform } from './platform/platform.ts';
import { retryableOnce } from '#src/application/async/retryable-once.ts';
import { deferredAuth } from './deferred-auth.ts';
import {
  AUTH_GATEWAY,
  COPY_TEXT,
  CREATE_LOG_IN,
  LANGUAGE_STORE,
  LOAD_GATEWAYS,
  LOG_FAILURE,
  NOTICE_STORE,
  PLATFORM,
  RELEASE_STORE,
  REPORT_FAILURE,
  SESSION_STORE,
  SETTINGS,
  SHOW_LANGUAGE,
  THEME_STORE,
  TOAST_STORE,
  TRANSLATE,
} from './tokens.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly platform: Platform;
  readonly session: SessionStore;
  readonly backend: Backend;
  readonly i18n: I18n;
  /** Absent where the deployment does not show the console's own calls. */
  readonly calls?: LazyPart<CallLog> | null;
  /** Typed before the console had loaded; fills the first log-in form. */
  readonly drawnInput?: () => Partial<LogInValues>;
}

export function createPartsModule({ settings, platform, session, backend, i18n }: AppParts): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(SETTINGS).toConstantValue(settings);
    bind(PLATFORM).toConstantValue(platform);
    bind(LOAD_GATEWAYS).toConstantValue(backend.loadGateways);
    bind(AUTH_GATEWAY).toConstantValue(deferredAuth(retryableOnce(() => backend.loadGateways(session))));
    bind(SESSION_STORE).toConstantValue(session);
    bind(TRANSLATE).toConstantValue(i18n.translate);
    bind(SHOW_LANGUAGE).toConstantValue(i18n.show);
  });
}

export const appModule = new ContainerModule(({ bind }) => {
  bind(TOAST_STORE).toResolvedValue(({ clock }) => new ToastStore(clock), [PLATFORM]);
  bind(THEME_STORE).toResolvedValue(({ storage }) => new ThemeStore(storage), [PLATFORM]);
  bind(LANGUAGE_STORE).toResolvedValue(
    ({ languages }, { storage, browserLanguages, logger }, show, toasts, translate) => {
      const offered = parseLanguages(languages) ?? ALL_LANGUAGES;
      return new LanguageStore({ offered, storage, browserLanguages, show, toasts, translate, logger });
    },
    [SETTINGS, PLATFORM, SHOW_LANGUAGE, TOAST_STORE, TRANSLATE],
  );
  bind(NOTICE_STORE).toResolvedValue(
    ({ maintenance }, { storage }) => new NoticeStore(maintenance.notice, storage),
    [SETTINGS, PLATFORM],
  );
  bind(RELEASE_STORE).toResolvedValue(({ release, tabStorage }) => new ReleaseStore(release, tabStorage), [PLATFORM]);
  bind(REPORT_FAILURE).toResolvedValue(createReportFailure, [SESSION_STORE, TOAST_STORE, TRANSLATE]);
  bind(LOG_FAILURE).toResolvedValue(
    (session, { logger }) => createLogFailure(session, logger),
    [SESSION_STORE, PLATFORM],
  );
  bind(COPY_TEXT).toResolvedValue(
    ({ clipboard, logger }, toasts, translate) => createCopyText(clipboard, toasts, translate, logger),
    [PLATFORM, TOAST_STORE, TRANSLATE],
  );
  bind(CREATE_LOG_IN).toResolvedValue(
    (auth, { botCheck, social }, session, report, translate) =>
      () =>
        new LogInStore({ auth, botCheck, session, social, report, translate }),
    [AUTH_GATEWAY, PLATFORM, SESSION_STORE, REPORT_FAILURE, TRANSLATE],
  );
});
