import { observer } from 'mobx-react-lite';
import type { SyntheticEvent } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DateRangeProblem, RangeEnd } from '#src/domain/logs/log-time.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import { TextField } from '#src/ui/components/form/text-field.tsx';
import styles from './date-filters.module.css';

interface DateFiltersProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly onNarrow: (filters: F) => void;
}

const LABELS = { from: 'logs.dates.from', to: 'logs.dates.to' } as const satisfies Record<RangeEnd, string>;

const PROBLEMS = {
  'no-day': 'logs.dates.no-day',
  future: 'logs.dates.future',
  reversed: 'logs.dates.reversed',
} as const satisfies Record<DateRangeProblem['reason'], string>;

function DateFiltersView<Row extends LogRow, F extends DatedFilters>({ view, onNarrow }: DateFiltersProps<Row, F>) {
  const { t } = useTranslation();
  const { dates, lastDay } = view;
  const { typed, problem, replacedCount } = dates;
  const field = (end: RangeEnd) => {
    const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
      dates.setUnread(end, currentTarget.validity.badInput);
    return (
      <TextField
        key={`${end}${replacedCount}`}
        label={t(LABELS[end])}
        type="date"
        dir="ltr"
        max={lastDay}
        error={problem?.at === end ? t(PROBLEMS[problem.reason]) : null}
        isErrorAnnounced
        value={typed[end]}
        onInput={read}
        onBlur={read}
        onChange={(day) => dates.type(end, day, (settled) => onNarrow({ ...view.filters, dates: settled }))}
      />
    );
  };
  return (
    <div className={styles.dates}>
      {field('from')}
      {field('to')}
    </div>
  );
}

/** Two days of UTC, where the provider filters by them. */
export const DateFilters = observer(DateFiltersView) as typeof DateFiltersView;
