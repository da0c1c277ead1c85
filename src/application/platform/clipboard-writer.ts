/** `no-text`: what was to be copied did not come, so the clipboard is as it was. */
export type CopyOutcome = 'copied' | 'insecure-page' | 'failed' | 'no-text';

/** A text that is still to come is handed over as a promise, because browsers let a page copy only within the click. */
export type TextToCopy = string | Promise<string | null>;

export interface ClipboardWriter {
  /** Requires a secure context. Never throws. Anything known to be secret is masked, unless a `secret` is copied. */
  write(text: TextToCopy, content?: 'secret'): Promise<CopyOutcome>;
}
