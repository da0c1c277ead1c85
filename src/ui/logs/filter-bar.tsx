import { SlidersHorizontal, X } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Loadable } from '#src/application/async/loadable.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import { countFilters } from '#src/domain/logs/log-location.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { CopyFallback } from '#src/ui/components/copy/copy-fallback.tsx';
import { DateFilters } from './date-filters.tsx';
import { LogTools } from './log-tools.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly choices: { readonly state: Loadable<unknown>; load(): Promise<void> };
  readonly isFiltered: boolean;
  readonly onNarrow: (filters: F) => void;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onClear: () => void;
  readonly search: ReactNode;
  readonly children: ReactNode;
}

function FilterBarView<Row extends LogRow, F extends DatedFilters>(props: FilterBarProps<Row, F>) {
  const { view, choices, isFiltered, onNarrow, onCopyLink, onClear, search, children } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = countFilters(view.filters);
  return (
    <div className={classNames(styles.filters, isOpen && styles.isExpanded)}>
      <search className={styles.filtersSet} aria-label={t('logs.filters')}>
        {search}
        <span className={styles.filtersToggle}>
          <Button icon={SlidersHorizontal} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
            {count === 0 ? t('logs.filters') : t('logs.filters.count', { count })}
          </Button>
        </span>
        <div id={id} className={styles.filtersMore}>
          {children}
          {view.offersDates && <DateFilters view={view} onNarrow={onNarrow} />}
        </div>
        {(isFiltered || !view.dates.isEmpty) && (
          <Button variant="quiet" icon={X} onClick={onClear}>
            {t('logs.clear')}
          </Button>
        )}
        {choices.state.kind === 'failed' && (
          <span className={styles.filtersFailed}>
            <span role="status">{t('logs.choices-failed')}</span>
            <RetryButton size="sm" onClick={() => void choices.load()} />
          </span>
        )}
      </search>
      <LogTools {...{ view, onNarrow, onCopyLink }} />
      {view.openedId === null && view.manualCopyText !== null && (
        <div className={styles.manualCopy}>
          <CopyFallback label={t('logs.manual-copy')} text={view.manualCopyText} />
        </div>
      )}
    </div>
  );
}

export const FilterBar = observer(FilterBarView) as typeof FilterBarView;
