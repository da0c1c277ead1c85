import { ChevronLeft, ChevronRight } from 'lucide';
import { Paginator, type PaginatorPageLinksOptions } from 'primereact/paginator';
import type { MouseEventHandler } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import type { IconType } from '#src/ui/components/icon/icon.tsx';
import { useInstantChoice } from '#src/ui/components/layout/use-instant-choice.ts';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onChange: (page: number) => void;
}

export function Pager({ page, pageCount, onChange }: PagerProps) {
  const { t } = useTranslation();
  const [shown, choose] = useInstantChoice(page, onChange);
  const pageLink = ({ page: index, onClick }: PaginatorPageLinksOptions) => (
    <button
      type="button"
      className={classNames('num', styles.page)}
      data-slot="page-number"
      aria-label={t('pager.page', { page: index + 1, pages: pageCount })}
      {...(index + 1 === shown && { 'aria-current': 'page' })}
      onClick={onClick}
    >
      {index + 1}
    </button>
  );
  // At an end it does nothing but stays enabled, so that it does not lose the focus.
  const step = (icon: IconType, label: string, isEnabled: boolean) => (link: { onClick: MouseEventHandler }) => (
    <IconButton
      icon={icon}
      size="sm"
      label={label}
      {...(!isEnabled && { 'aria-disabled': true })}
      onClick={link.onClick}
    />
  );
  return (
    <PrimeReactRoot>
      <Paginator
        first={shown - 1}
        rows={1}
        totalRecords={pageCount}
        alwaysShow={false}
        template={{
          layout: 'PrevPageLink PageLinks NextPageLink',
          PrevPageLink: step(ChevronLeft, t('pager.previous'), shown > 1),
          PageLinks: pageLink,
          NextPageLink: step(ChevronRight, t('pager.next'), shown < pageCount),
        }}
        onPageChange={(next) => next.page + 1 !== shown && choose(next.page + 1)}
        pt={{
          root: { className: styles.pager, 'data-slot': 'pager', role: 'navigation', 'aria-label': t('pager.label') },
          pages: { className: styles.pages },
        }}
      />
    </PrimeReactRoot>
  );
}
