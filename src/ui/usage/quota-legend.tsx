import { useTranslation } from 'react-i18next';
import { formatDollars, formatCount } from '#src/domain/shared/money.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';

/** Explains the colors of the bar; extra credits show as a number with their cost. */
export function QuotaLegend({ figures }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const { included } = figures.quota;
  return (
    <ul className="legend">
      <li>
        <i className="swatch swatch--included" />
        {t('usage.quota.included', { credits: formatCount(included) })}
      </li>
      <li>
        <i className="swatch swatch--extra" />
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
