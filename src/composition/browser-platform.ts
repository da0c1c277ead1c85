import { browserClipboard } from '../adapters/browser/browser-clipboard';
import { createBrowserIdleDetector } from '../adapters/browser/browser-idle-detector';
import { isLocalhost } from '../adapters/browser/is-localhost';
import { createBrowserNavigation } from '../adapters/browser/browser-navigation';
import { browserFileSaver } from '../adapters/browser/browser-file-saver';
import { createBrowserRelease } from '../adapters/browser/browser-release';
import { browserWindowFocus } from '../adapters/browser/browser-window-focus';
import { deflatingPacker } from '../adapters/browser/deflating-packer';
import { consoleLogger } from '../adapters/browser/console-logger';
import { allowedHosts, createBrowserExternalAddresses } from '../adapters/browser/external-addresses';
import { createLinkSupportChat } from '../adapters/browser/link-support-chat';
import { createLocalStorage } from '../adapters/browser/local-storage';
import { createOauthRedirect } from '../adapters/browser/oauth-redirect';
import { createPhoneCheck } from '../adapters/browser/phone-check';
import { createDeferredBotCheck } from '../adapters/browser/deferred-bot-check';
import { createSystemClock } from '../adapters/browser/system-clock';
import { isTestBrowser, testModeBotCheck } from '../adapters/browser/test-mode-bot-check';
import type { BotCheck } from '../application/platform/bot-check';
import type { SocialSignIn } from '../application/platform/social-sign-in';
import type { KeyValueStorage } from '../application/platform/key-value-storage';
import type { Undo } from '../application/platform/clock';
import type { Settings } from '../application/settings/settings';
import type { Platform } from './platform';

const systemClock = createSystemClock(window);

/** Where mock builds show the consent page of their simulated providers; relative to the base. */
const MOCK_CONSENT_PATH = 'mock/consent';

export function createBrowserPlatform(settings: Settings, basePath: string): Platform {
  const navigation = createBrowserNavigation(basePath);
  const storage = createLocalStorage(() => window.localStorage);
  return {
    clock: systemClock,
    storage,
    visit: createLocalStorage(() => window.sessionStorage),
    navigation,
    clipboard: browserClipboard,
    botCheck: chooseBotCheck(settings),
    idleDetector: createBrowserIdleDetector(systemClock),
    logger: consoleLogger,
    supportChat: createLinkSupportChat(navigation, [settings.supportChatUrl, settings.links.contact]),
    externalAddresses: createBrowserExternalAddresses({
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
function whenIdle(task: () => void): Undo {
  if (typeof requestIdleCallback === 'undefined') return systemClock.after(200, task);
  const waiting = requestIdleCallback(task, { timeout: 3000 });
  return () => cancelIdleCallback(waiting);
}

/** The test bypass is a branch that a production build does not have (§7). */
function chooseBotCheck(settings: Settings): BotCheck {
  if (__TEST_BYPASS__ && settings.allowTestMode) {
    if (isTestBrowser({ search: window.location.search, userAgent: navigator.userAgent })) return testModeBotCheck;
  }
  return createDeferredBotCheck(settings.botCheck, consoleLogger, systemClock);
}
