import type { Translate } from '#src/application/i18n/translate.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import type { ReactNode } from 'react';
import styles from './table.module.css';

export function EmptyValue({ t }: { readonly t: Translate }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('common.none')}</VisuallyHidden>
    </>
  );
}

/** A row header that wraps instead of being truncated. */
export function WrappingName({ children }: { readonly children: ReactNode }) {
  return <span className={styles.nameText}>{children}</span>;
}
