export type CopyOutcome = 'copied' | 'insecure-page' | 'failed';

export interface ClipboardWriter {
  /** Requires a secure context. Never throws. */
  write(text: string): Promise<CopyOutcome>;
}
