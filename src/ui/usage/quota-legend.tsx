import { useTranslation } from 'react-i18next';
import { formatDollars, formatCount } from '#src/domain/shared/money.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './usage.module.css';

/** Explains the colors of the bar; extra credits show as a number with their cost. */
export function QuotaLegend({ figures }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const { included } = figures.quota;
  return (
    <ul className={styles.legend}>
      <li>
        <i className={classNames(styles.swatch, styles.swatchIncluded)} />
        {t('usage.quota.included', { credits: formatCount(included) })}
      </li>
      <li>
        <i className={classNames(styles.swatch, styles.swatchExtra)} />
        <Extra figures={figures} />
      </li>
    </ul>
  );
}

function Extra({ figures: { quota, creditsPerDollar, extraCost } }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const credits = formatCount(quota.extra);
  if (quota.extra <= 0 || creditsPerDollar === null || extraCost === null) return t('usage.quota.extra', { credits });
  return (
    <span>
      {t('usage.quota.extra.price', { credits, perDollar: formatCount(creditsPerDollar) })}{' '}
      <span className="strong">{formatDollars(extraCost)}</span>
    </span>
  );
}
