import { ChartNoAxesColumn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '#src/domain/shared/money.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import type { KindCost } from '#src/domain/usage/daily-costs.ts';
import { CostTable } from './cost-table.tsx';
import styles from './usage.module.css';
import { costColor } from './cost-kinds.ts';

/** A bar of shares, and a table with the same numbers. */
export function DailyCostCard({ figures: { costs, dailyTotal } }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const title = t('usage.daily.title');
  if (dailyTotal === 0) {
    return (
      <Card layout="bare" title={title}>
        <EmptyState
          icon={ChartNoAxesColumn}
          title={<h3 className="heading-card">{t('usage.daily.empty.title')}</h3>}
          text={t('usage.daily.empty.text')}
          action={<ButtonLink href="/dashboard">{t('usage.daily.empty.action')}</ButtonLink>}
        />
      </Card>
    );
  }
  const total = (
    <span className={classNames('strong num', styles.costTotal)}>
      {t('usage.daily.total', { count: dailyTotal, credits: formatCount(dailyTotal) })}
    </span>
  );
  return (
    <Card layout="bare" title={title} action={total}>
      <CostShares costs={costs} />
      <CostTable costs={costs} />
    </Card>
  );
}

/** The bar is the whole day. A kind without credits has no segment. */
function CostShares({ costs }: { costs: readonly KindCost[] }) {
  const { t } = useTranslation();
  return (
    <div className={styles.stackedBar} role="img" aria-label={t('usage.daily.chart')}>
      {costs
        .filter(({ credits }) => credits > 0)
        .map(({ kind, share }) => (
          <i key={kind} style={{ flexGrow: share, background: costColor(kind) }} />
        ))}
    </div>
  );
}
