import { browserClipboard } from '#src/adapters/browser/browser-clipboard.ts';
import { browserFileSaver } from '#src/adapters/browser/browser-file-saver.ts';
import { createBrowserIdleDetector } from '#src/adapters/browser/browser-idle-detector.ts';
import {
  createBrowserNavigation,
  createHashNavigation,
  toBasePath,
  isLocalhost,
} from '#src/adapters/browser/browser-navigation.ts';
import { createBrowserRelease, createFileRelease } from '#src/adapters/browser/browser-release.ts';
import { browserWindowFocus } from '#src/adapters/browser/browser-window-focus.ts';
import { consoleLogger } from '#src/adapters/browser/console-logger.ts';
import {
  createDeferredBotCheck,
  isTestBrowser,
  testModeBotCheck,
} from '#src/adapters/browser/bot-check/deferred-bot-check.ts';
import { allowedHosts, createBrowserExternalLinks } from '#src/adapters/browser/browser-external-links.ts';
import { createLinkSupportChat, createWidgetSupportChat } from '#src/adapters/browser/support/support-chat.ts';
import { createLocalStorage } from '#src/adapters/browser/local-storage.ts';
import { createOauthRedirect } from '#src/adapters/browser/oauth-redirect.ts';
import { createPhoneCheck } from '#src/adapters/browser/browser-phone-check.ts';
import { whenQuiet } from '#src/adapters/browser/when-quiet.ts';
import { createSystemClock } from '#src/adapters/browser/system-clock.ts';
import { MemoryStorage } from '#src/adapters/memory/memory-storage.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { SupportChat } from '#src/application/platform/external-links.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { Platform } from '#src/application/platform/platform.ts';
import type { SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import { reloadOnForeignHash } from '#src/composition/reload-on-foreign-hash.ts';

/** A page that is one file has no server for its paths. */
export function createNavigation(page: Document): Navigation {
  if (__SINGLE_FILE__) return reloadOnForeignHash(createHashNavigation(), window.location);
  return createBrowserNavigation(toBasePath(page.baseURI));
}

/** Where mock builds show the consent page of their simulated providers. */
const MOCK_CONSENT_PATH = '/mock/consent';

export function createBrowserPlatform(
  settings: Settings,
  navigation: Navigation,
  clock: Clock = createSystemClock(window),
): Platform {
  const storage = createLocalStorage(() => window.localStorage);
  return {
    clock,
    storage,
    tabStorage: createLocalStorage(() => window.sessionStorage),
    navigation,
    browserLanguages: navigator.languages,
    clipboard: browserClipboard,
    botCheck: chooseBotCheck(settings, clock, navigation),
    idleDetector: createBrowserIdleDetector(clock),
    logger: consoleLogger,
    supportChat: createSupportChat(settings, navigation),
    externalLinks: createBrowserExternalLinks({
      hosts: allowedHosts(settings.externalHosts, settings.apiBaseUrl || document.baseURI),
      pageUrl: __MOCKS__ ? navigation.url : null,
    }),
    windowFocus: browserWindowFocus,
    fileSaver: browserFileSaver,
    social: createSocialSignIn(settings, { storage, clock, navigation }),
    isLocalhost: isLocalhost(window.location.hostname),
    phoneCheck: createPhoneCheck(navigator.languages, settings.phoneCountry),
    prepareTaxIds,
    release: __SINGLE_FILE__ ? createFileRelease(document) : createBrowserRelease(document),
    newId: randomId,
    whenIdle: (task) => whenIdle(task, clock),
    whenQuiet: (task) => whenQuiet(task, clock, window),
  };
}

function createSupportChat(
  { support: { widget, id }, supportChatUrl, links }: Settings,
  navigation: Navigation,
): SupportChat {
  if (widget !== '' && id !== '') return createWidgetSupportChat({ widget, id }, consoleLogger);
  return createLinkSupportChat(navigation, [supportChatUrl, links.contact]);
}

const nothing = () => undefined;
const noopDisposer = () => nothing;

const nullNavigation: Navigation = {
  path: () => '/',
  search: () => '',
  hash: () => '',
  state: () => null,
  go: nothing,
  back: nothing,
  onChange: noopDisposer,
  href: (path) => path,
  url: (path) => path,
  openExternal: nothing,
};

/** A device on which nothing happens: for markup drawn at build, and under what a test replaces. */
export function createNullPlatform(): Platform {
  return {
    clock: { now: () => 0, after: noopDisposer },
    storage: new MemoryStorage(),
    tabStorage: new MemoryStorage(),
    navigation: nullNavigation,
    browserLanguages: [],
    clipboard: { write: () => Promise.resolve('failed') },
    botCheck: { prove: () => Promise.resolve(null) },
    idleDetector: { watch: noopDisposer },
    logger: { debug: nothing },
    supportChat: { isAvailable: false, open: nothing, end: nothing },
    externalLinks: {
      openInNewTab: () => 'blocked',
      hostOf: () => null,
      openWhenKnown: () => Promise.resolve('blocked'),
      navigateTo: () => 'blocked',
    },
    windowFocus: { onReturn: noopDisposer, onHide: noopDisposer, isVisible: () => false },
    fileSaver: { save: nothing, saveBytes: nothing },
    social: {
      ...{ providers: [], oidc: null, acceptsInvitations: false, start: nothing },
      ...{ hasReturn: () => false, consumeReturn: () => null },
    },
    isLocalhost: false,
    phoneCheck: createPhoneCheck(),
    prepareTaxIds,
    release: { name: '', state: () => Promise.resolve('unreachable'), hasInput: () => false, reload: nothing },
    newId: () => '',
    whenIdle: noopDisposer,
    whenQuiet: noopDisposer,
  };
}

const prepareTaxIds = async () => (await import('#src/adapters/browser/tax-ids.ts')).isTaxId;

function createSocialSignIn(
  settings: Settings,
  device: Pick<Platform, 'storage' | 'clock' | 'navigation'>,
): SocialSignIn {
  return createOauthRedirect({
    ...device,
    social: settings.social,
    oidc: settings.oidc,
    acceptsInvitations: settings.socialInvitations,
    leaveFor: (url) => window.location.assign(url),
    newId: randomId,
    ...(__MOCKS__ && { consentPath: MOCK_CONSENT_PATH }),
  });
}

/** `crypto.randomUUID` exists in secure contexts only; a demo on a plain host needs ids too. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** Safari has no idle callbacks; a short wait is nearly as good. */
function whenIdle(task: () => void, clock: Clock): Disposer {
  if (typeof requestIdleCallback === 'undefined') return clock.after(200, task);
  const handle = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** The test bypass is a branch that a production build does not have. */
function chooseBotCheck(settings: Settings, clock: Clock, { search }: Navigation): BotCheck {
  if (__TEST_BYPASS__ && settings.allowTestMode) {
    if (isTestBrowser({ search: search(), userAgent: navigator.userAgent })) return testModeBotCheck;
  }
  return createDeferredBotCheck(settings.botCheck, consoleLogger, clock);
}
