import { observer } from 'mobx-react-lite';
import type { BudgetStore } from '#src/application/usage/budget-store.ts';
import type { BudgetLimit, BudgetLine } from '#src/domain/usage/budget.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import styles from './budget.module.css';
import { useAmount } from './use-amount.ts';
import { useBudgetOutlook } from './use-budget-outlook.ts';

export interface BudgetMarkProps {
  readonly store: BudgetStore;
  readonly line: BudgetLine;
  /** What is drawn in the chart, or the same for those who do not see it. */
  readonly as: 'line' | 'text';
}

/** The budget in the chart of credits. */
export const BudgetMark = observer(function BudgetMark({ store, line, as }: BudgetMarkProps) {
  const { currency = null, limit } = store.budget.value ?? {};
  const amount = useAmount(currency);
  const outlook = useBudgetOutlook(store.forecast);
  if (!limit) return null;
  const props = { line, limit, amount: amount(limit.amount) };
  return as === 'line' ? <Line {...props} /> : <Text {...props} outlook={outlook} />;
});

interface PartProps {
  readonly line: BudgetLine;
  readonly limit: BudgetLimit;
  readonly amount: string;
}

/** Charts run from left to right in every language. */
function Line({ line: { chart, credits, reachedAt, isLabelBelow }, limit, amount }: PartProps) {
  const { t } = useTranslation();
  const y = 100 - (credits / chart.top) * 100;
  const x = reachedAt === null ? null : ((reachedAt - chart.start) / (chart.end - chart.start)) * 100;
  return (
    <div className={classNames(styles.mark, limit.atLimit === 'stop' && styles.stops)} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 ${y}H100`} />
      </svg>
      <span className={classNames(styles.label, isLabelBelow && styles.isBelow)} style={{ insetBlockStart: `${y}%` }}>
        <bdi>{t('budget.line', { amount })}</bdi>
      </span>
      {x !== null && <i style={{ left: `${x}%`, insetBlockStart: `${y}%` }} />}
    </div>
  );
}

function Text({ line: { credits }, amount, outlook }: PartProps & { readonly outlook: string | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <VisuallyHidden>
      <span>{t('budget.line.text', counted(Math.round(credits), formats, { amount }))}</span>
      {outlook !== null && <span>{` ${outlook}`}</span>}
    </VisuallyHidden>
  );
}
