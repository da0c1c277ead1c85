import type { BotCheck } from '#src/application/platform/bot-check.ts';
import type { ClipboardWriter } from '#src/application/platform/clipboard-writer.ts';
import type { ExternalLinks } from '#src/application/platform/external-links.ts';
import type { Clock, Disposer } from '#src/application/platform/clock.ts';
import type { FileSaver } from '#src/application/platform/file-saver.ts';
import type { Packer } from '#src/application/platform/packer.ts';
import type { IdleDetector } from '#src/application/platform/idle-detector.ts';
import type { KeyValueStorage } from '#src/application/platform/key-value-storage.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { Navigation } from '#src/application/platform/navigation.ts';
import type { SocialSignIn } from '#src/application/platform/social-sign-in.ts';
import type { PageRelease } from '#src/application/platform/page-release.ts';
import type { PhoneCheck } from '#src/application/platform/phone-check.ts';
import type { SupportChat } from '#src/application/platform/support-chat.ts';
import type { WindowFocus } from '#src/application/platform/window-focus.ts';

/** The device that the console runs on. Tests put others in the place of some of these. */
export interface Platform {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  /** Of this tab, until it is closed. */
  readonly tabStorage: KeyValueStorage;
  readonly navigation: Navigation;
  readonly clipboard: ClipboardWriter;
  readonly botCheck: BotCheck;
  readonly idleDetector: IdleDetector;
  readonly logger: Logger;
  readonly supportChat: SupportChat;
  readonly externalLinks: ExternalLinks;
  readonly windowFocus: WindowFocus;
  readonly fileSaver: FileSaver;
  readonly packer: Packer;
  readonly social: SocialSignIn;
  /** The page comes from the person's own machine: nobody is sent away for being idle (D47). */
  readonly isLocalhost: boolean;
  readonly phoneCheck: PhoneCheck;
  readonly release: PageRelease;
  newId(): string;
  /** Runs `task` once the page has nothing more urgent to do. */
  whenIdle(task: () => void): Disposer;
}
