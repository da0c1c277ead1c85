import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { HISTORY_RANGES, type HistoryRange } from '#src/domain/usage/credits-over-time.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { Segmented } from '#src/ui/components/form/segmented.tsx';

interface RangeChoiceProps {
  readonly label: string;
  readonly value: HistoryRange;
  readonly onChange: (range: HistoryRange) => void;
}

/** How far back a chart of credits goes. */
export function RangeChoice({ label, value, onChange }: RangeChoiceProps) {
  return (
    <Segmented<HistoryRange>
      label={label}
      value={value}
      options={HISTORY_RANGES.map((range) => ({ value: range, label: <RangeName of={range} /> }))}
      onChange={onChange}
    />
  );
}

/** Short, so that a phone has all of them in one line. */
function RangeName({ of: range }: { readonly of: HistoryRange }) {
  const { t } = useTranslation();
  return (
    <>
      <span aria-hidden="true">{t(SHORT_RANGES[range])}</span>
      <VisuallyHidden>{t(RANGES[range])}</VisuallyHidden>
    </>
  );
}

const RANGES = {
  '24h': 'credit-chart.range.24h',
  '7d': 'credit-chart.range.7d',
  '30d': 'credit-chart.range.30d',
  '90d': 'credit-chart.range.90d',
} as const satisfies Record<HistoryRange, string>;

const SHORT_RANGES = {
  '24h': 'credit-chart.range.24h.short',
  '7d': 'credit-chart.range.7d.short',
  '30d': 'credit-chart.range.30d.short',
  '90d': 'credit-chart.range.90d.short',
} as const satisfies Record<HistoryRange, string>;
