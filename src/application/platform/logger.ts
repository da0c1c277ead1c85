/** For diagnostics; never receives a secret. */
export interface Logger {
  debug(message: string, cause?: unknown): void;
}
