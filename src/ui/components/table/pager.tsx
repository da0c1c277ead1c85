import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pageWindow } from '#src/domain/shared/pager.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
}

/** Pages a fully loaded list; renders nothing for a single page. */
export function Pager({ page, pageCount, onChange }: PagerProps) {
  const { t } = useTranslation();
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <PagerStep icon={ChevronLeft} label={t('pager.previous')} to={page - 1} {...{ pageCount, onChange }} />
      {pageWindow(page, pageCount).map((number) => (
        <button
          key={number}
          type="button"
          className={classNames('num', styles.page)}
          data-slot="page-number"
          aria-label={t('pager.page', { page: number, pages: pageCount })}
          {...(number === page && { 'aria-current': 'page' })}
          onClick={() => number !== page && onChange(number)}
        >
          {number}
        </button>
      ))}
      <PagerStep icon={ChevronRight} label={t('pager.next')} to={page + 1} {...{ pageCount, onChange }} />
    </nav>
  );
}

interface PagerStepProps {
  readonly icon: IconType;
  readonly label: string;
  readonly to: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
}

/** At an end it does nothing but stays enabled, so that it does not lose the focus. */
function PagerStep({ icon, label, to, pageCount, onChange }: PagerStepProps) {
  const isEnabled = to >= 1 && to <= pageCount;
  return (
    <IconButton
      icon={icon}
      size="sm"
      label={label}
      {...(!isEnabled && { 'aria-disabled': true })}
      onClick={() => isEnabled && onChange(to)}
    />
  );
}
