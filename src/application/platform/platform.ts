import type { Disposer, Clock } from './clock.ts';
import type { BotCheck } from './bot-check.ts';
import type { ExternalLinks, SupportChat } from './external-links.ts';
import type { FileSaver } from './file-saver.ts';
import type { KeyValueStorage } from './key-value-storage.ts';
import type { Logger } from './logger.ts';
import type { Navigation } from './navigation.ts';
import type { PageRelease } from './page-release.ts';
import type { PasskeyAuthenticator } from './passkey-authenticator.ts';
import type { PhoneCheck } from './phone-check.ts';
import type { SocialSignIn } from './social-sign-in.ts';
import type { WindowFocus } from './window-focus.ts';

/** `no-text`: what was to be copied did not come, so the clipboard is as it was. */
export type CopyOutcome = 'copied' | 'insecure-page' | 'failed' | 'no-text';

/** A text that is still to come is handed over as a promise, because browsers let a page copy only within the click. */
export type TextToCopy = string | Promise<string | null>;

export interface ClipboardWriter {
  /** Requires a secure context. Never throws. Anything known to be secret is masked, unless a `secret` is copied. */
  write(text: TextToCopy, content?: 'secret'): Promise<CopyOutcome>;
}

export interface IdleDetector {
  /** Activity restarts the timer and calls `onActivity`, at most every 500 ms. */
  watch(milliseconds: number, onIdle: () => void, onActivity: () => void): Disposer;
}
/** Whether a country gives out such a tax id; `country` has two letters, ISO 3166-1. */
export type IsTaxId = (country: string, id: string) => boolean;

/** The device, as the console needs it. */
export interface Platform {
  readonly clock: Clock;
  readonly storage: KeyValueStorage;
  readonly tabStorage: KeyValueStorage;
  readonly navigation: Navigation;
  /** Those of the browser, the favorite first: 'de-AT', 'en'. */
  readonly browserLanguages: readonly string[];
  readonly clipboard: ClipboardWriter;
  readonly botCheck: BotCheck;
  readonly idleDetector: IdleDetector;
  readonly logger: Logger;
  readonly supportChat: SupportChat;
  readonly externalLinks: ExternalLinks;
  readonly windowFocus: WindowFocus;
  readonly fileSaver: FileSaver;
  readonly social: SocialSignIn;
  /** The page is served from the person's own machine, where idle people stay signed in. */
  readonly isLocalhost: boolean;
  readonly phoneCheck: PhoneCheck;
  /** Its data are large, so they load on demand. Rejects on failure. */
  prepareTaxIds(): Promise<IsTaxId>;
  /** In place of that of the browser, whose code comes when it is needed. */
  readonly passkeys?: PasskeyAuthenticator;
  readonly release: PageRelease;
  newId(): string;
  whenIdle(task: () => void): Disposer;
  /** For what may be wanted next; never on a slow line. */
  whenQuiet(task: () => void): Disposer;
}
