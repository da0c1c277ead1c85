/** `no-text`: what was to be copied did not come, so the clipboard is as it was. */
export type CopyOutcome = 'copied' | 'insecure-page' | 'failed' | 'no-text';

/** A text that is still to come is handed over as a promise, because browsers let a page copy only within the click. */
export type TextToCopy = string | Promise<string | null>;

export interface ClipboardWriter {
  /** Requires a secure context. Never throws. */
  write(text: TextToCopy): Promise<CopyOutcome>;
}
