/** The build that runs in this page, and the one that is deployed now. */
export interface PageRelease {
  /** Unique per release. */
  readonly name: string;
  /** `unreachable` is any response other than the console. */
  state(): Promise<'same' | 'replaced' | 'unreachable'>;
  /** A reload would lose input. */
  hasInput(): boolean;
  reload(): void;
}
