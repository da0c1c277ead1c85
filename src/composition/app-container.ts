import 'reflect-metadata/lite';
import { Container, type ContainerModule } from 'inversify';
import type { AppStores } from '#src/application/app/app-stores.ts';
import type { LogInStore } from '#src/application/auth/log-in-store.ts';
import type { LogInValues } from '#src/application/auth/log-in.suite.ts';
import type { LazyPart } from '#src/application/app/lazy-part.ts';
import type { CallLog } from '#src/application/calls/call-log.ts';
import { CallsPanel } from '#src/application/calls/calls-panel.ts';
import type { LanguageStore } from '#src/application/i18n/language-store.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import { ScopedAccountSession } from './account-session.ts';
import { appModule, type AppParts, createPartsModule } from './app.module.ts';
import { createLazyPart } from './lazy-part.ts';
import {
  COPY_TEXT,
  CREATE_LOG_IN,
  GATEWAYS,
  LANGUAGE_STORE,
  LOAD_GATEWAYS,
  NOTICE_STORE,
  RELEASE_STORE,
  resolveAll,
  SESSION_STORE,
  THEME_STORE,
  TOAST_STORE,
  type TokensOf,
} from './tokens.ts';

const PAGE_STORES = {
  toasts: TOAST_STORE,
  theme: THEME_STORE,
  language: LANGUAGE_STORE,
  notice: NOTICE_STORE,
  release: RELEASE_STORE,
  createLogIn: CREATE_LOG_IN,
};

export interface AppContainer {
  readonly stores: AppStores;
  start(): Disposer;
}

export function createAppContainer(parts: AppParts): AppContainer {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(createPartsModule(parts), appModule);
  const stores = appStores(container, parts);
  const { session, theme, language, notice, account } = stores;
  const translations = { start: () => fetchTranslationsWhenIdle(parts, language) };
  return { stores, start: () => startAll([session, theme, language, notice, account, translations]) };
}

function appStores(
  container: Container,
  { settings, platform, session, backend, i18n, calls, drawnInput }: AppParts,
): AppStoresWithAccount {
  const { createLogIn, ...pageStores } = resolveAll(container, PAGE_STORES);
  return {
    ...{ settings, session, demo: backend.demo },
    ...{ social: platform.social, supportChat: platform.supportChat, logger: platform.logger },
    account: new ScopedAccountSession(session, async () => {
      const { openAccountContainer } = await import('./account-container.ts');
      return openAccountContainer(container);
    }),
    calls: calls ? createCallsPanel(container, calls) : null,
    ...pageStores,
    ...lazyScreens(container),
    addMessages: i18n.add,
    loadMessages: i18n.load,
    whenIdle: (task) => platform.whenIdle(task),
    whenQuiet: (task) => platform.whenQuiet(task),
    createLogIn: () => fillLogIn(createLogIn(), drawnInput?.()),
  };
}

function createCallsPanel(container: Container, calls: LazyPart<CallLog>): CallsPanel {
  return new CallsPanel(
    createLazyPart(async () => {
      const [{ createCallsStore }] = await Promise.all([import('./features/calls.module.ts'), calls.load()]);
      return createCallsStore(calls.current, container.get(COPY_TEXT));
    }),
  );
}

type AppStoresWithAccount = AppStores & { readonly account: ScopedAccountSession };

/** Screens whose modules are fetched with the first page that needs one. */
function lazyScreens(container: Container): Pick<AppStores, 'auth' | 'signUp' | 'onboarding'> {
  const resolve = <T extends object>(tokens: TokensOf<T>, ...modules: readonly ContainerModule[]): T => {
    container.load(...modules);
    return resolveAll(container, tokens);
  };
  return {
    auth: createLazyPart(async () => {
      const { AUTH_SCREENS, authModule } = await import('./features/auth.module.ts');
      return resolve(AUTH_SCREENS, authModule);
    }),
    signUp: createLazyPart(async () => {
      const { SIGN_UP_SCREENS, signUpModule } = await import('./features/sign-up.module.ts');
      return resolve(SIGN_UP_SCREENS, signUpModule);
    }),
    onboarding: createLazyPart(async () => {
      const [{ ONBOARDING_SCREENS, onboardingModules }, gateways] = await Promise.all([
        import('./features/onboarding.module.ts'),
        container.get(LOAD_GATEWAYS)(container.get(SESSION_STORE)),
      ]);
      container.bind(GATEWAYS).toConstantValue(gateways);
      return resolve(ONBOARDING_SCREENS, ...onboardingModules);
    }),
  };
}

/** Ours are on screen from the start, so the provider's texts can wait. */
function fetchTranslationsWhenIdle({ platform, session, backend, i18n }: AppParts, language: LanguageStore): Disposer {
  const { whenIdle, clock, logger } = platform;
  let isStopped = false;
  let stop: Disposer = () => undefined;
  const fetchTranslations = async () => {
    const [{ TranslationStore }, { localization: gateway }] = await Promise.all([
      import('#src/application/i18n/translation-store.ts'),
      backend.loadGateways(session),
    ]);
    const translations = new TranslationStore({ gateway, catalog: i18n, language, clock, logger });
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

function fillLogIn(store: LogInStore, { email = '', password = '' }: Partial<LogInValues> = {}): LogInStore {
  if (email !== '') store.form.set('email', email);
  if (password !== '') store.form.set('password', password);
  return store;
}

function startAll(startables: readonly { start(): Disposer }[]): Disposer {
  const disposers = startables.map((startable) => startable.start());
  return () => {
    for (const dispose of disposers.reverse()) dispose();
  };
}
