import type { BotCheck } from '../application/platform/bot-check';
import type { ClipboardWriter } from '../application/platform/clipboard-writer';
import type { ExternalAddresses } from '../application/platform/external-addresses';
import type { Clock, Undo } from '../application/platform/clock';
import type { FileSaver } from '../application/platform/file-saver';
import type { Packer } from '../application/platform/packer';
import type { IdleDetector } from '../application/platform/idle-detector';
import type { KeyValueStorage } from '../application/platform/key-value-storage';
import type { Logger } from '../application/platform/logger';
import type { Navigation } from '../application/platform/navigation';
import type { SocialSignIn } from '../application/platform/social-sign-in';
import type { PageRelease } from '../application/platform/page-release';
import type { PhoneCheck } from '../application/platform/phone-check';
import type { SupportChat } from '../application/platform/support-chat';
import type { WindowFocus } from '../application/platform/window-focus';

/** The device that the console runs on. Tests put others in the place of some of these. */
export interface Platform {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  /** Of this tab, until it is closed. */
  readonly visit: KeyValueStorage;
  readonly navigation: Navigation;
  readonly clipboard: ClipboardWriter;
  readonly botCheck: BotCheck;
  readonly idleDetector: IdleDetector;
  readonly logger: Logger;
  readonly supportChat: SupportChat;
  readonly externalAddresses: ExternalAddresses;
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
  whenIdle(task: () => void): Undo;
}
