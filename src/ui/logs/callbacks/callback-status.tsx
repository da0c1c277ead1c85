import type { Translate } from '#src/application/i18n/translate.ts';
import { OutcomeMark } from '#src/ui/components/code/status-mark.tsx';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';

export function CallbackStatus({ success, t }: { readonly success: boolean | null; readonly t: Translate }) {
  if (success === null) return <EmptyValue t={t} />;
  return <OutcomeMark isFailed={!success}>{t(success ? 'callbacks.success' : 'callbacks.failed')}</OutcomeMark>;
}
