import { ChartNoAxesColumn } from 'lucide';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import type { CostKind } from '#src/domain/usage/usage-summary.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { COST_NAMES } from './cost-kinds.ts';
import { CostTable } from './cost-table.tsx';
import styles from './usage.module.css';

/** The kinds that cost credits, by size; the others are only named. */
export function DailyCostCard({ figures: { costs, dailyTotal } }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const formats = useFormats();
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
  const used = costs.filter(({ credits }) => credits > 0);
  const unused = costs.filter(({ credits }) => credits === 0).map(({ kind }) => kind);
  const total = (
    <span className={classNames('strong num', styles.costTotal)}>
      {t('usage.daily.total', { count: dailyTotal, credits: formats.count(dailyTotal) })}
    </span>
  );
  return (
    <Card layout="bare" title={title} action={total} footer={unused.length > 0 && <Unused kinds={unused} />}>
      <CostTable costs={used} />
    </Card>
  );
}

function Unused({ kinds }: { readonly kinds: readonly CostKind[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const names = formats.list(kinds.map((kind) => t(COST_NAMES[kind])));
  return <p>{t('usage.daily.unused', { kinds: names })}</p>;
}
