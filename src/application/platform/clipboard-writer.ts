export type CopyOutcome = 'copied' | 'insecure-page' | 'failed';

export interface ClipboardWriter {
  /** Works in a secure context only (§5). Never throws. */
  write(text: string): Promise<CopyOutcome>;
}
