import type { AppStores } from '#src/application/app/app-stores.ts';
import type { LazyPart } from '#src/application/async/retryable-once.ts';
import { NoticeStore } from '#src/application/app/notice-store.ts';
import { ReleaseStore } from '#src/application/app/release-store.ts';
import { SupportConversation } from '#src/application/app/support-conversation.ts';
import { ThemeStore } from '#src/application/app/theme-store.ts';
import { lateGateway } from '#src/adapters/http/gateways/late-gateway.ts';
import { LogInStore } from '#src/application/auth/log-in-store.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';
import type { CallLog } from '#src/application/calls/call-log.ts';
import type { MeasuresStore } from '#src/application/measures/measures-store.ts';
import { CallsPanel } from '#src/application/calls/calls-panel.ts';
import {
  type CopyText,
  createCopyText,
  createLogFailure,
  createReportFailure,
} from '#src/application/feedback/report-failure.ts';
import { ToastStore } from '#src/application/feedback/toast-store.ts';
import { LanguageStore } from '#src/application/i18n/language-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { allNotices } from '#src/domain/branding/notice.ts';
import { ALL_LANGUAGES, parseLanguages } from '#src/domain/shared/language.ts';
import { ScopedAccountSession } from './account-session.ts';
import { type AppParts, type Bindings, type OpenContainer, openContainer, resolveAll } from './container.ts';
import { createLazyPart } from './lazy-part.ts';

type AppGiven = Pick<AppParts, 'settings' | 'platform' | 'session' | 'backend' | 'i18n'>;

interface AppInput extends AppGiven {
  /** Absent where the deployment does not show the console's own calls. */
  readonly calls?: LazyPart<CallLog> | null;
  /** Absent where nothing is measured. */
  readonly measures?: LazyPart<MeasuresStore> | null;
  /** Typed before the console had loaded; fills the first log-in form. */
  readonly drawnInput?: () => Partial<LogInValues>;
}

export interface AppContainer {
  readonly stores: AppStores;
  start(): Disposer;
}

export function createAppContainer({ calls = null, measures = null, drawnInput, ...given }: AppInput): AppContainer {
  const stores: Bindings<Pick<AppParts, keyof AppStores>, AppParts> = {
    settings: () => given.settings,
    session: () => given.session,
    calls: ({ copyText }) => calls && createCallsPanel(calls, copyText),
    measures: () => measures,
    createLogIn: (parts) => () => createLogIn(parts, drawnInput?.()),
    ...pageStores,
    ...lazyStores(() => app),
  };
  const app: OpenContainer<AppParts> = openContainer({
    ...{ ...stores, ...sharedParts },
    platform: () => given.platform,
    backend: () => given.backend,
    i18n: () => given.i18n,
  });
  return { stores: resolveAll(stores, app.parts), start: () => startAll(app.parts) };
}

const pageStores = {
  demo: ({ backend }) => backend.demo,
  social: ({ platform }) => platform.social,
  supportChat: ({ platform: { supportChat }, session, toasts, translate }) =>
    new SupportConversation(supportChat, session, () => toasts.show('error', translate('common.support-unreachable'))),
  logger: ({ platform }) => platform.logger,
  whenIdle:
    ({ platform }) =>
    (task) =>
      platform.whenIdle(task),
  whenQuiet:
    ({ platform }) =>
    (task) =>
      platform.whenQuiet(task),
  addMessages: ({ i18n }) => i18n.add,
  loadMessages: ({ i18n }) => i18n.load,
  toasts: ({ platform: { clock } }) => new ToastStore(clock),
  theme: ({ platform: { storage } }) => new ThemeStore(storage),
  notice: ({ settings: { maintenance, notices }, platform: { storage, clock }, language }) =>
    new NoticeStore({ notices: allNotices(maintenance.notice, notices), storage, clock, language }),
  release: ({ platform: { release, tabStorage } }) => new ReleaseStore(release, tabStorage),
  language({ settings, platform: { storage, browserLanguages, logger }, i18n: { show, translate }, toasts }) {
    const offered = parseLanguages(settings.languages) ?? ALL_LANGUAGES;
    return new LanguageStore({ offered, storage, browserLanguages, show, toasts, translate, logger });
  },
} satisfies Partial<Bindings<AppStores, AppParts>>;

const sharedParts = {
  authGateway: ({ backend, session, release }) =>
    lateGateway(
      async () => (await backend.loadGateways(session)).auth,
      (isRetry) => void release.recover(isRetry),
    ),
  translate: ({ i18n }) => i18n.translate,
  report: ({ session, toasts, translate }) => createReportFailure(session, toasts, translate),
  logFailure: ({ session, logger }) => createLogFailure(session, logger),
  copyText: ({ platform: { clipboard }, toasts, translate, logger }) =>
    createCopyText(clipboard, toasts, translate, logger),
  copySecret: ({ platform: { clipboard }, toasts, translate, logger }) =>
    createCopyText(clipboard, toasts, translate, logger, 'secret'),
} satisfies Partial<Bindings<AppParts, AppParts>>;

/** What is fetched when it is first needed: the stores of an account, and the screens before the console. */
function lazyStores(app: () => OpenContainer<AppParts>) {
  const screens = <T extends object>(fetchModule: () => Promise<Bindings<T, T & AppParts>>) =>
    createLazyPart(async () => {
      const module = await fetchModule();
      return resolveAll(module, openContainer(module, app()).parts);
    });
  return {
    account: ({ session }) =>
      new ScopedAccountSession(session, async () =>
        (await import('./account-container.ts')).openAccountContainer(app()),
      ),
    auth: () => screens(async () => (await import('./features/auth.module.ts')).authModule),
    signUp: () => screens(async () => (await import('./features/sign-up.module.ts')).createSignUpModule()),
    onboarding: ({ backend, session }) =>
      createLazyPart(async () => {
        const [{ openOnboarding }, gateways] = await Promise.all([
          import('./features/onboarding.module.ts'),
          backend.loadGateways(session),
        ]);
        return openOnboarding(app(), gateways);
      }),
  } satisfies Partial<Bindings<AppParts, AppParts>>;
}

function createCallsPanel(calls: LazyPart<CallLog>, copyText: CopyText): CallsPanel {
  return new CallsPanel(
    createLazyPart(async () => {
      const [{ createCallsStore }] = await Promise.all([import('./features/calls.module.ts'), calls.load()]);
      return createCallsStore(calls.current, copyText);
    }),
  );
}

function createLogIn(
  { authGateway: auth, platform: { botCheck }, session, social, report, translate }: AppParts,
  { email = '', password = '' }: Partial<LogInValues> = {},
): LogInStore {
  const store = new LogInStore({ auth, botCheck, session, social, report, translate });
  if (email !== '') store.form.set('email', email);
  if (password !== '') store.form.set('password', password);
  return store;
}

function startAll(parts: AppParts): Disposer {
  const { session, theme, language, notice, account, supportChat } = parts;
  const startables = [session, theme, language, notice, account, supportChat].map((store) => store.start());
  const disposers = [...startables, fetchTranslationsWhenIdle(parts)];
  return () => {
    for (const dispose of disposers.reverse()) dispose();
  };
}

/** Ours are on screen from the start, so the provider's texts can wait. */
function fetchTranslationsWhenIdle({ platform, session, backend, i18n, language }: AppParts): Disposer {
  const { whenIdle, clock, logger } = platform;
  let isStopped = false;
  let stop: Disposer = () => undefined;
  const fetchTranslations = async () => {
    const [{ TranslationStore }, { localization: gateway }] = await Promise.all([
      import('#src/application/i18n/translation-store.ts'),
      backend.loadGateways(session),
    ]);
    const translations = new TranslationStore({ gateway, catalog: i18n, language, session, clock, logger });
    if (!isStopped) stop = translations.start();
  };
  // If the code fails to load, ours stay.
  const cancel = whenIdle(() => void fetchTranslations().catch(() => undefined));
  return () => {
    isStopped = true;
    cancel();
    stop();
  };
}
