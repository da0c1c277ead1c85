import type { Translate } from '#src/application/i18n/translate.ts';
import type { ClipboardWriter, CopyOutcome } from '#src/application/platform/clipboard-writer.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { ToastStore } from './toast-store.ts';

/** Copies and reports it. If copying fails, the caller shows the text selected. */
export type CopyText = (text: string) => Promise<CopyOutcome>;

export function createCopyText(
  clipboard: ClipboardWriter,
  toasts: ToastStore,
  translate: Translate,
  logger: Logger,
): CopyText {
  return async (text) => {
    const outcome = await clipboard.write(text);
    if (outcome === 'copied') toasts.show('success', translate('clipboard.copied'));
    else if (outcome === 'insecure-page') toasts.show('error', translate('clipboard.insecure-page'));
    else logger.debug('Copying failed');
    return outcome;
  };
}
