import { browserClipboard } from '../adapters/browser/browser-clipboard';
import { createBrowserIdleDetector } from '../adapters/browser/browser-idle-detector';
import { createBrowserNavigation } from '../adapters/browser/browser-navigation';
import { browserWindowFocus } from '../adapters/browser/browser-window-focus';
import { consoleLogger } from '../adapters/browser/console-logger';
import { createLinkSupportChat } from '../adapters/browser/link-support-chat';
import { createLocalStorage } from '../adapters/browser/local-storage';
import { createScriptBotCheck } from '../adapters/browser/script-bot-check';
import { systemClock } from '../adapters/browser/system-clock';
import { isTestBrowser, testModeBotCheck } from '../adapters/browser/test-mode-bot-check';
import type { BotCheck } from '../application/platform/bot-check';
import type { Undo } from '../application/platform/clock';
import type { Settings } from '../application/settings/settings';
import type { Platform } from './platform';

export function createBrowserPlatform(settings: Settings, basePath: string): Platform {
  const navigation = createBrowserNavigation(basePath);
  return {
    clock: systemClock,
    storage: createLocalStorage(() => window.localStorage),
    navigation,
    clipboard: browserClipboard,
    botCheck: chooseBotCheck(settings),
    idleDetector: createBrowserIdleDetector(systemClock),
    logger: consoleLogger,
    supportChat: createLinkSupportChat(navigation, [settings.supportChatUrl, settings.links.contact]),
    windowFocus: browserWindowFocus,
    newId: randomId,
    whenIdle,
  };
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
  return createScriptBotCheck(settings.botCheck, consoleLogger, systemClock);
}
