/** For what people need not see. Implementations must never be handed a secret. */
export interface Logger {
  debug(message: string, cause?: unknown): void;
}
