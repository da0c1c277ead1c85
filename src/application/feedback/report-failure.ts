import type { Failure, RequestFailure } from '#src/domain/shared/failure.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import type { Logger } from '#src/application/platform/logger.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import { type CallKind, failureMessages, isReadOnly } from './failure-messages.ts';
import type { ToastStore } from './toast-store.ts';
import type { ClipboardWriter, CopyOutcome, TextToCopy } from '#src/application/platform/platform.ts';

/** `in-place` is for what the page itself shows and announces, so that it is reported once. */
export type ReportFailure = (failure: Failure, call: CallKind, shownBy?: 'toast' | 'in-place') => void;

/** Silent for canceled calls, the end of a session and earlier sessions. A read-only notice is a warning. */
export function createReportFailure(session: SessionStore, toasts: ToastStore, translate: Translate): ReportFailure {
  return (failure, call, shownBy = 'toast') => {
    if (failure.kind === 'canceled' || (failure.kind === 'unauthorized' && call !== 'sign-in')) return;
    if (!session.isFromCurrentSession(failure)) return;
    const before = session.state;
    session.applyStateFrom(failure);
    // Another state leads to another page, which leaves what showed the failure behind.
    if (shownBy === 'in-place' && session.state === before) return;
    const kind = isReadOnly(failure, call) ? 'warning' : 'error';
    toasts.showAll(kind, failureMessages(failure, call, translate));
  };
}

export type LogFailure = (message: string, failure: RequestFailure) => void;

/** For failures that only their own place shows: logs them and applies their state. */
export function createLogFailure(session: SessionStore, logger: Logger): LogFailure {
  return (message, failure) => {
    logger.debug(message, failure.code);
    session.applyStateFrom(failure);
  };
}

/** If it fails, the caller shows the text selected. A `button` that shows the success leaves the announcement. */
export type CopyText = (text: TextToCopy, shownBy?: CopyShownBy) => Promise<CopyOutcome>;

export type CopyShownBy = 'toast' | 'button';

export function createCopyText(
  clipboard: ClipboardWriter,
  toasts: ToastStore,
  translate: Translate,
  logger: Logger,
  content?: 'secret',
): CopyText {
  return async (text, shownBy = 'toast') => {
    const outcome = await clipboard.write(text, content);
    if (outcome === 'copied' && shownBy === 'button') toasts.announce(translate('clipboard.copied'));
    else if (outcome === 'copied') toasts.show('success', translate('clipboard.copied'));
    else if (outcome === 'insecure-page') toasts.show('error', translate('clipboard.insecure-page'));
    else if (outcome === 'failed') logger.debug('Copying failed');
    return outcome;
  };
}
