export interface PageRelease {
  readonly name: string;
  /** `unreachable` is any response other than the console. */
  state(): Promise<'same' | 'replaced' | 'unreachable'>;
  /** A reload would lose input. */
  hasInput(): boolean;
  reload(): void;
}
