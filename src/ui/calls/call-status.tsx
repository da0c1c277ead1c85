import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { WireCallRecord } from '#src/domain/calls/wire-call.ts';
import { OutcomeMark, StatusMark } from '#src/ui/components/code/status-mark.tsx';

/** A success that the console cannot read is a failure too. */
export function CallStatus({ of: { outcome, problem } }: { readonly of: WireCallRecord }) {
  const { t } = useTranslation();
  if (!outcome) return <span className="muted">{t('calls.pending')}</span>;
  if (outcome.kind !== 'response') {
    if (outcome.kind === 'cancelled') return <span className="muted">{t('calls.cancelled')}</span>;
    return <OutcomeMark isFailed>{t('calls.no-response')}</OutcomeMark>;
  }
  const { status } = outcome;
  if (problem && problem.kind !== 'cancelled' && status < 400) return <OutcomeMark isFailed>{status}</OutcomeMark>;
  return <StatusMark status={status} />;
}
