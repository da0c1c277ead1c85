import type { Disposer } from './clock.ts';

/** `blocked`: the host is not on the allowlist, so nothing opened. */
export type ExternalOutcome = 'opened' | 'blocked';

export interface ExternalLinks {
  openInNewTab(url: string): ExternalOutcome;
  /** Where an allowed url leads, for people to read before they open it; null for a blocked one. */
  hostOf(url: string): string | null;
  /**
   * For a url that is still to come: the tab opens within the click, because browsers block it after an await.
   * Without a url it closes again; `no-tab` says that the browser opened none.
   */
  openWhenKnown(url: Promise<string | null>): Promise<ExternalOutcome | 'no-url' | 'no-tab'>;
  /** Leaves the console. `onLeave` runs when the page is left, unless it was disposed of. */
  navigateTo(url: string, onLeave: () => void): Disposer | 'blocked';
}

export const SUPPORT_WIDGETS = ['intercom', 'crisp', 'zendesk'] as const;

export type SupportWidget = (typeof SUPPORT_WIDGETS)[number];

/** For a click, which has nothing to add. */
export interface OpenSupport extends Pick<SupportChat, 'isAvailable'> {
  open(): void;
}

export interface SupportChat {
  /** False without a chat and a contact page. */
  readonly isAvailable: boolean;
  /** Opens the chat, or the contact page without one. A widget that cannot be loaded fails. */
  open(conversation: 'new' | 'continued', onFailed: () => void): void;
  /** The conversation ends, and nothing of it stays on the page. */
  end(): void;
}
