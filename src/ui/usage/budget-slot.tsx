import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { offeredBudget } from '#src/application/usage/offered-budget.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BurnUp } from '#src/domain/usage/burn-up.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { OfferedCard } from '#src/ui/components/late/offered-card.tsx';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import type { BudgetCardProps } from './budget/budget-card.tsx';
import type { BudgetMarkProps } from './budget/budget-mark.tsx';
import { BurnUpChart } from './burn-up-chart.tsx';
import styles from './usage.module.css';

const CARD = new LazyPage<BudgetCardProps>(
  async () => (await import('./budget/budget-card.tsx')).BudgetCard,
  ['budget'],
);
const MARK = new LazyPage<BudgetMarkProps>(
  async () => (await import('./budget/budget-mark.tsx')).BudgetMark,
  ['budget'],
);

interface BudgetChartProps {
  readonly of: BurnUp;
  readonly heading?: ReactNode;
}

/** The chart of credits, with the budget where the provider offers one: its code and its call come after the page. */
export const BudgetChart = observer(function BudgetChart({ of: chart, heading }: BudgetChartProps) {
  const stores = useAppStores();
  const budget = useAccountStores().get(offeredBudget);
  const { isOffered, store } = budget;
  useEffect(() => {
    if (!isOffered) return;
    return stores.whenIdle(() => {
      void MARK.load(stores);
      void budget.load();
    });
  }, [isOffered, budget, stores]);
  useEffect(() => store?.start(), [store]);
  const Mark = MARK.componentFor(stores);
  const line = store?.lineIn(chart);
  if (!Mark || !store || !line) return <BurnUpChart of={chart} heading={heading} />;
  return (
    <BurnUpChart
      of={line.chart}
      heading={heading}
      isIncludedLabelBelow={line.isIncludedLabelBelow}
      mark={<Mark store={store} line={line} as="line" />}
      text={<Mark store={store} line={line} as="text" />}
    />
  );
});

export function BudgetSlot() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const part = useAccountStores().get(offeredBudget);
  return (
    <OfferedCard
      {...{ stores, part, code: CARD }}
      title={t('budget.title')}
      error={t('budget.failed')}
      room={styles.budgetSkeleton}
    />
  );
}
