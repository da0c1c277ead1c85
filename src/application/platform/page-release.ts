/** The build of the console that runs in this page, and the one that the deployment serves now. */
export interface PageRelease {
  /** Another in every release. */
  readonly name: string;
  /** Asks the deployment; `unreachable` is whatever answers with something else than the console. */
  state(): Promise<'same' | 'replaced' | 'unreachable'>;
  /** Something is typed or ticked in the page that a reload would lose. */
  hasInput(): boolean;
  reload(): void;
}
