import type { TFunction } from 'i18next';
import { classNames } from '#src/ui/components/class-names.ts';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import '#src/ui/styles/code-status.css';

/** Highlights only problems: a diamond for 4xx, a square for 5xx. */
export function CodeStatus({ of: status, t }: { readonly of: number | null; readonly t: TFunction }) {
  if (status === null) return <EmptyValue t={t} />;
  const statusClass = status >= 500 ? 'code-status--5' : status >= 400 && 'code-status--4';
  return (
    <>
      <VisuallyHidden>{t('requests.status.of', { status })}</VisuallyHidden>
      <span className={classNames('code-status', statusClass)} aria-hidden="true">
        {status}
      </span>
    </>
  );
}
