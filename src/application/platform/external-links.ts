/** `refused`: nothing was opened, because this deployment does not know the address (D40). */
export type ExternalOutcome = 'opened' | 'blocked';

/** Ways to addresses that the server sent: absolute, https, without credentials, on the deployment's allowlist (D40). */
export interface ExternalLinks {
  openInNewTab(url: string): ExternalOutcome;
  /** Leaves the console. `atLeaving` runs when the page is really left, so that it can still be seen until then. */
  navigateTo(url: string, onLeave: () => void): ExternalOutcome;
}
