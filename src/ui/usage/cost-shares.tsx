import { useTranslation } from 'react-i18next';
import type { KindCost } from '#src/domain/usage/daily-costs.ts';
import { costColor } from './cost-kinds.ts';
import styles from './usage.module.css';

/** The bar is the whole day. A kind without credits has no segment. */
export function CostShares({ costs }: { costs: readonly KindCost[] }) {
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
