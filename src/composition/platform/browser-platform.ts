import { browserClipboard } from '#src/adapters/browser/browser-clipboard.ts';
import { createBrowserIdleDetector } from '#src/adapters/browser/browser-idle-detector.ts';
import { isLocalhost } from '#src/adapters/browser/is-localhost.ts';
import { createBrowserNavigation } from '#src/adapters/browser/browser-navigation.ts';
import { browserFileSaver } from '#src/adapters/browser/browser-file-saver.ts';
import { createBrowserRelease } from '#src/adapters/browser/browser-release.ts';
import { browserWindowFocus } from '#src/adapters/browser/browser-window-focus.ts';
import { deflatingPacker } from '#src/adapters/browser/deflating-packer.ts';
import { consoleLogger } from '#src/adapters/browser/console-logger.ts';
import { allowedHosts, createBrowserExternalLinks } from '#src/adapters/browser/external-links.ts';
import { createLinkSupportChat } from '#src/adapters/browser/link-support-chat.ts';
import { createLocalStorage } from '#src/adapters/browser/local-storage.ts';
import { createOauthRedirect } from '#src/adapters/browser/oauth-redirect.ts';
import { createPhoneCheck } from '#src/adapters/browser/phone-check.ts';
import { createDeferredBotCheck } from '#src/adapters/browser/deferred-bot-check.ts';
import { createSystemClock } from '#src/adapters/browser/system-clock.ts';
import { isTestBrowser, testModeBotCheck } from '#src/adapters/browser/test-mode-bot-check.ts';
import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Disposer } from '#src/application/platform/clock.ts';
import type { Settings } from '#src/application/app/settings.ts';
import type { Platform } from './platform.ts';

const systemClock = createSystemClock(window);

/** Where mock builds show the consent page of their simulated providers; relative to the base. */
const MOCK_CONSENT_PATH = 'mock/consent';

export function createBrowserPlatform(settings: Settings, basePath: string): Platform {
  const navigation = createBrowserNavigation(basePath);
  const storage = createLocalStorage(() => window.localStorage);
  return {
    clock: systemClock,
    storage,
    tabStorage: createLocalStorage(() => window.sessionStorage),
    navigation,
    clipboard: browserClipboard,
    botCheck: chooseBotCheck(settings),
    idleDetector: createBrowserIdleDetector(systemClock),
    logger: consoleLogger,
    supportChat: createLinkSupportChat(navigation, [settings.supportChatUrl, settings.links.contact]),
    externalLinks: createBrowserExternalLinks({
      hosts: allowedHosts(settings.externalHosts, settings.apiBaseUrl || document.baseURI),
      ownPages: __MOCKS__ ? new URL('mock/', document.baseURI).href : null,
    }),
    windowFocus: browserWindowFocus,
    fileSaver: browserFileSaver,
    packer: deflatingPacker,
    social: createSocialSignIn(settings, storage),
    isLocalhost: isLocalhost(window.location.hostname),
    phoneCheck: createPhoneCheck(document.documentElement.lang || 'en'),
    release: createBrowserRelease(document),
    newId: randomId,
    whenIdle,
  };
}

function createSocialSignIn(settings: Settings, storage: KeyValueStorage): SocialSignIn {
  return createOauthRedirect({
    social: settings.social,
    storage,
    clock: systemClock,
    baseUri: document.baseURI,
    page: window,
    newId: randomId,
    ...(__MOCKS__ && { consentPath: MOCK_CONSENT_PATH }),
  });
}

/** `crypto.randomUUID` exists in secure contexts only; a demo on a plain host needs ids too. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
}

/** Safari has no idle callbacks; a short wait is nearly as good. */
function whenIdle(task: () => void): Disposer {
  if (typeof requestIdleCallback === 'undefined') return systemClock.after(200, task);
  const handle = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** The test bypass is a branch that a production build does not have (§7). */
function chooseBotCheck(settings: Settings): BotCheck {
  if (__TEST_BYPASS__ && settings.allowTestMode) {
    if (isTestBrowser({ search: window.location.search, userAgent: navigator.userAgent })) return testModeBotCheck;
  }
  return createDeferredBotCheck(settings.botCheck, consoleLogger, systemClock);
}
