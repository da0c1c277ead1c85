import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { type CallKind, failureMessages } from '#src/application/feedback/failure-messages.ts';
import { isolateValue } from '#src/application/i18n/isolate-value.ts';
import type { RequestFailure } from '#src/domain/shared/failure.ts';

/** The messages of the server may be in another language than the page. */
export function useFailureMessage(call: CallKind = 'read'): (failure: RequestFailure) => string {
  const { t, i18n } = useTranslation();
  return (failure) =>
    failureMessages(failure, call, (key, values) => t(key, { ...values }))
      .map((message) => isolateValue(message, i18n.language))
      .join(' ');
}
