import { Container } from 'inversify';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { NoticeStore } from '#src/application/app/notice-store.ts';
import { ReleaseStore } from '#src/application/app/release-store.ts';
import { createCopyText } from '#src/application/feedback/copy-text.ts';
import { createLogFailure, createReportFailure } from '#src/application/feedback/report-failure.ts';
import { ToastStore } from '#src/application/feedback/toast-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { LogInStore } from '#src/application/auth/log-in-store.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { Settings } from '#src/application/app/settings.ts';
import { ThemeStore } from '#src/application/app/theme-store.ts';
import { ScopedAccountSession } from './account-session.ts';
import type { Backend } from './backend.ts';
import { createLazyPart } from './lazy-part.ts';
import type { Platform } from './platform/platform.ts';
import type { I18n } from './i18n.ts';
import * as tokens from './tokens.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly platform: Platform;
  readonly session: SessionStore;
  readonly backend: Backend;
  readonly i18n: I18n;
  /** Typed before the console had loaded; goes into the first log-in form. */
  readonly prerenderedInput?: () => Partial<LogInValues>;
}

export interface AppScope {
  readonly stores: AppStores;
  /** Starts what lives as long as the page; answers its undo. */
  start(): () => void;
}

export function createAppScope(parts: AppParts): AppScope {
  const app = new Container({ defaultScope: 'Singleton' });
  bindPorts(app, parts);
  bindStores(app, parts);
  const session = app.get(tokens.SESSION_STORE);
  const account = new ScopedAccountSession(session, async () => {
    const { openAccountScope } = await import('./account-scope.ts');
    return openAccountScope(app);
  });
  const theme = app.get(tokens.THEME_STORE);
  const stores: AppStores = {
    settings: parts.settings,
    session,
    account,
    toasts: app.get(tokens.TOAST_STORE),
    theme,
    notice: app.get(tokens.NOTICE_STORE),
    release: new ReleaseStore(parts.platform.release, parts.platform.tabStorage),
    supportChat: app.get(tokens.SUPPORT_CHAT),
    social: app.get(tokens.SOCIAL_SIGN_IN),
    logger: app.get(tokens.LOGGER),
    demo: parts.backend.demo,
    signUp: createLazyPart(async () => (await import('./features/sign-up-screens.ts')).createSignUpScreens(app)),
    auth: createLazyPart(async () => (await import('./features/auth-screens.ts')).createAuthScreens(app)),
    onboarding: createLazyPart(async () =>
      (await import('./features/onboarding-screens.ts')).createOnboardingScreens(app),
    ),
    addMessages: parts.i18n.add,
    whenIdle: (task) => parts.platform.whenIdle(task),
    createLogIn: () => createLogIn(app, parts.prerenderedInput?.()),
  };
  return {
    stores,
    start: () => startAll([session, theme, stores.notice, account, translationsWhenIdle(app, parts.platform)]),
  };
}

function bindPorts(app: Container, { settings, platform, backend, i18n }: AppParts): void {
  app.bind(tokens.SETTINGS).toConstantValue(settings);
  app.bind(tokens.CLOCK).toConstantValue(platform.clock);
  app.bind(tokens.STORAGE).toConstantValue(platform.storage);
  app.bind(tokens.TAB_STORAGE).toConstantValue(platform.tabStorage);
  app.bind(tokens.NAVIGATION).toConstantValue(platform.navigation);
  app.bind(tokens.CLIPBOARD).toConstantValue(platform.clipboard);
  app.bind(tokens.BOT_CHECK).toConstantValue(platform.botCheck);
  app.bind(tokens.IDLE_DETECTOR).toConstantValue(platform.idleDetector);
  app.bind(tokens.LOGGER).toConstantValue(platform.logger);
  app.bind(tokens.SUPPORT_CHAT).toConstantValue(platform.supportChat);
  app.bind(tokens.EXTERNAL_LINKS).toConstantValue(platform.externalLinks);
  app.bind(tokens.WINDOW_FOCUS).toConstantValue(platform.windowFocus);
  app.bind(tokens.FILE_SAVER).toConstantValue(platform.fileSaver);
  app.bind(tokens.PACKER).toConstantValue(platform.packer);
  app.bind(tokens.PHONE_CHECK).toConstantValue(platform.phoneCheck);
  app.bind(tokens.SOCIAL_SIGN_IN).toConstantValue(platform.social);
  app.bind(tokens.IS_LOCALHOST).toConstantValue(platform.isLocalhost);
  app.bind(tokens.GATEWAYS).toConstantValue(backend.gateways);
  app.bind(tokens.MESSAGE_CATALOG).toConstantValue(i18n);
  app.bind(tokens.TRANSLATE).toConstantValue(i18n.translate);
}

function bindStores(app: Container, { session }: AppParts): void {
  app.bind(tokens.SESSION_STORE).toConstantValue(session);
  app.bind(tokens.TOAST_STORE).toResolvedValue((clock) => new ToastStore(clock), [tokens.CLOCK]);
  app.bind(tokens.THEME_STORE).toResolvedValue((storage) => new ThemeStore(storage), [tokens.STORAGE]);
  app
    .bind(tokens.NOTICE_STORE)
    .toResolvedValue(
      (settings, storage) => new NoticeStore(settings.maintenance.notice, storage),
      [tokens.SETTINGS, tokens.STORAGE],
    );
  app
    .bind(tokens.REPORT_FAILURE)
    .toResolvedValue(createReportFailure, [tokens.SESSION_STORE, tokens.TOAST_STORE, tokens.TRANSLATE]);
  app.bind(tokens.LOG_FAILURE).toResolvedValue(createLogFailure, [tokens.SESSION_STORE, tokens.LOGGER]);
  app
    .bind(tokens.COPY_TEXT)
    .toResolvedValue(createCopyText, [tokens.CLIPBOARD, tokens.TOAST_STORE, tokens.TRANSLATE, tokens.LOGGER]);
}

/** English is on the screen already; the provider's texts, and the code that fetches them, may wait (D34). */
function translationsWhenIdle(app: Container, { whenIdle, clock, logger }: Platform) {
  return {
    start() {
      let isStopped = false;
      let stop: Disposer = () => undefined;
      const fetchTranslations = async () => {
        const { TranslationStore } = await import('#src/application/i18n/translation-store.ts');
        const { localization } = app.get(tokens.GATEWAYS);
        const translations = new TranslationStore(localization, app.get(tokens.MESSAGE_CATALOG), clock, logger);
        if (!isStopped) stop = translations.start();
      };
      // Where the code fails to load, English stays.
      const cancel = whenIdle(() => void fetchTranslations().catch(() => undefined));
      return () => {
        isStopped = true;
        cancel();
        stop();
      };
    },
  };
}

function createLogIn(app: Container, prerenderedInput: Partial<LogInValues> = {}): LogInStore {
  const store = new LogInStore({
    auth: app.get(tokens.GATEWAYS).auth,
    botCheck: app.get(tokens.BOT_CHECK),
    session: app.get(tokens.SESSION_STORE),
    social: app.get(tokens.SOCIAL_SIGN_IN),
    report: app.get(tokens.REPORT_FAILURE),
    translate: app.get(tokens.TRANSLATE),
  });
  if (Object.values(prerenderedInput).some((value) => value !== '')) store.form.fill(prerenderedInput);
  return store;
}

function startAll(startables: readonly { start(): () => void }[]): () => void {
  const disposers = startables.map((startable) => startable.start());
  return () => {
    for (const dispose of disposers.reverse()) dispose();
  };
}
