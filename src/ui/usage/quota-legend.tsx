import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './usage.module.css';

/** Explains the colors and the tick of the bar; extra credits show as a number with their cost. */
export function QuotaLegend({ figures }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { quota, elapsedPercent } = figures;
  return (
    <ul className={styles.legend}>
      <li>
        <i className={classNames(styles.swatch, styles.swatchIncluded)} />
        <span>{t('usage.quota.included', { credits: formats.count(quota.included) })}</span>
      </li>
      <li>
        <i className={classNames(styles.swatch, styles.swatchExtra)} />
        <Extra figures={figures} />
      </li>
      {elapsedPercent !== null && (
        <li>
          <i className={classNames(styles.swatch, styles.swatchToday)} />
          <span>{t('credits.elapsed', { percent: formats.percent(elapsedPercent) })}</span>
        </li>
      )}
    </ul>
  );
}

function Extra({ figures: { quota, creditsPerDollar, extraCost } }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const credits = formats.count(quota.extra);
  if (quota.extra <= 0 || creditsPerDollar === null || extraCost === null)
    return <span>{t('usage.quota.extra', { credits })}</span>;
  const price = { dollar: formats.wholeDollars(1), perDollar: formats.count(creditsPerDollar) };
  return (
    <span>
      <span>{t('usage.quota.extra.price', { credits, ...price })}</span>{' '}
      <span className="strong">{formats.dollars(extraCost)}</span>
    </span>
  );
}
