import type { Translate } from '#src/application/i18n/translate.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';

export function CodeStatus({ of: status, t }: { readonly of: number | null; readonly t: Translate }) {
  if (status === null) return <EmptyValue t={t} />;
  return (
    <>
      <VisuallyHidden>{t('requests.status.of', { status })}</VisuallyHidden>
      <StatusMark status={status} aria-hidden />
    </>
  );
}
