import type { Translate } from '#src/application/i18n/translate.ts';
import type { ClipboardWriter, CopyOutcome, TextToCopy } from '#src/application/platform/clipboard-writer.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { ToastStore } from './toast-store.ts';

/** If it fails, the caller shows the text selected. A `button` that shows the success leaves the announcement. */
export type CopyText = (text: TextToCopy, shownBy?: CopyShownBy) => Promise<CopyOutcome>;

export type CopyShownBy = 'toast' | 'button';

export function createCopyText(
  clipboard: ClipboardWriter,
  toasts: ToastStore,
  translate: Translate,
  logger: Logger,
): CopyText {
  return async (text, shownBy = 'toast') => {
    const outcome = await clipboard.write(text);
    if (outcome === 'copied' && shownBy === 'button') toasts.announce(translate('clipboard.copied'));
    else if (outcome === 'copied') toasts.show('success', translate('clipboard.copied'));
    else if (outcome === 'insecure-page') toasts.show('error', translate('clipboard.insecure-page'));
    else if (outcome === 'failed') logger.debug('Copying failed');
    return outcome;
  };
}
