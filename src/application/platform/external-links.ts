/** `blocked`: the host is not on the allowlist, so nothing opened. */
export type ExternalOutcome = 'opened' | 'blocked';

export interface ExternalLinks {
  openInNewTab(url: string): ExternalOutcome;
  /** Leaves the console. `onLeave` runs when the page is really left. */
  navigateTo(url: string, onLeave: () => void): ExternalOutcome;
}
