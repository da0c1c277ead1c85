import type { Translate } from '../i18n/translate';
import type { ClipboardWriter, CopyOutcome } from '../platform/clipboard-writer';
import type { Logger } from '../platform/logger';
import type { ToastStore } from './toast-store';

/** Copies and says so (§8). Where it could not, the caller shows the text selected, to be copied by hand (D38, D46). */
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
    else logger.warn('Copying failed');
    return outcome;
  };
}
