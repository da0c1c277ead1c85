import { counted } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import type { PlanQuota } from '#src/domain/usage/usage-summary.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { percentText, positionOf, QuotaMeter } from './quota-meter.tsx';
import { BudgetChart } from './budget-slot.tsx';
import styles from './usage.module.css';
import type { QuotaForecast } from '#src/domain/usage/burn-up.ts';

/** The sentence states its assumption, because a forecast without it misleads. */
function ForecastSentence({ figures: { quota, forecast, forecastCost } }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { startDate, endDate } = quota;
  if (quota.used <= 0 && forecast.kind === 'within') return <p>{t('usage.forecast.unused')}</p>;
  if (forecast.kind === 'over' && forecast.more === null) return <p>{t('usage.forecast.over')}</p>;
  if (forecast.kind === 'unknown') return <p>{t(UNKNOWN[forecast.reason])}</p>;
  if (startDate === null || endDate === null) return <p>{t('usage.forecast.no-period')}</p>;
  const values = counted(creditsOf(forecast), formats, {
    // A provider's translation may name the start.
    start: formats.longDate(startDate),
    end: formats.longDate(endDate),
    date: forecast.kind === 'runs-out' ? formats.longDate(forecast.date) : '',
    cost: forecastCost === null ? '' : formats.dollars(forecastCost),
  });
  return <p>{t(KEYS[forecast.kind][forecastCost === null ? 'free' : 'priced'], values)}</p>;
}

const UNKNOWN = {
  'too-early': 'usage.forecast.too-early',
  'no-period': 'usage.forecast.no-period',
  'no-credits': 'usage.forecast.no-credits',
} as const;

const KEYS = {
  within: { free: 'usage.forecast.within', priced: 'usage.forecast.within' },
  'runs-out': { free: 'usage.forecast.runs-out', priced: 'usage.forecast.runs-out.cost' },
  over: { free: 'usage.forecast.over.more', priced: 'usage.forecast.over.cost' },
} as const;

function creditsOf(forecast: Exclude<QuotaForecast, { kind: 'unknown' }>): number {
  if (forecast.kind === 'within') return forecast.total;
  return forecast.kind === 'runs-out' ? forecast.extra : (forecast.more ?? 0);
}

export function PlanQuotaCard({ figures }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { quota, usedPercent, elapsedPercent, forecast, burnUp } = figures;
  const accessibleText = { label: t('usage.quota.title'), text: useQuotaDescription(figures) };
  const footer = (
    <>
      <ForecastSentence figures={figures} />
      <PageLink href="/billing#upgrade-plan">{t('usage.compare-plans')}</PageLink>
    </>
  );
  return (
    <Card title={t('usage.quota.title')} action={<Period quota={quota} />} footer={footer}>
      <div className={styles.quota}>
        <div className={styles.quotaFigures}>
          <p>
            <span className="readout">{percentText(usedPercent, formats)}</span> <Used quota={quota} />
          </p>
          {forecast.kind === 'over' && <Badge tone="warning">{t('usage.quota.over')}</Badge>}
          {forecast.kind === 'runs-out' && <Badge tone="warning">{t('usage.quota.runs-out')}</Badge>}
        </div>
        <div>
          <QuotaMeter usedPercent={usedPercent} elapsedPercent={elapsedPercent} accessibleText={accessibleText} />
          <QuotaRuler included={quota.included} />
        </div>
        <QuotaLegend figures={figures} />
        {burnUp && <BudgetChart of={burnUp} />}
      </div>
    </Card>
  );
}

function useQuotaDescription({ usedPercent, quota }: UsageFigures): string {
  const { t } = useTranslation();
  const formats = useFormats();
  if (usedPercent === null) return t('usage.quota.meter.none');
  return t('usage.quota.meter', counted(quota.extra, formats, { percent: formats.count(usedPercent) }));
}

function Used({ quota }: { quota: PlanQuota }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const used = formats.count(quota.used);
  const isNoneIncluded = quota.included <= 0;
  return (
    <span className="num">
      {isNoneIncluded
        ? t('usage.quota.used.none-included', { used })
        : t('usage.quota.used', { used, included: formats.count(quota.included) })}
    </span>
  );
}

function Period({ quota: { startDate, endDate } }: { quota: PlanQuota }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (startDate === null || endDate === null) return null;
  return (
    <span className={classNames('num muted text-sm', styles.quotaPeriod)}>
      {t('usage.quota.period', { start: formats.longDate(startDate), end: formats.longDate(endDate) })}
    </span>
  );
}

const QUARTERS = [0, 1, 2, 3, 4] as const;

/** Marks the quarters of the quota that are whole. Decorative, because the meter announces its figures. */
function QuotaRuler({ included }: { included: number }) {
  const formats = useFormats();
  if (included <= 0) return null;
  const whole = QUARTERS.filter((quarter) => Number.isInteger((included * quarter) / 4));
  return (
    <div className={styles.ruler} aria-hidden="true">
      {whole.map((quarter) => (
        <span key={quarter} style={{ insetInlineStart: `${positionOf(quarter * 25)}%` }}>
          {formats.count((included * quarter) / 4)}
        </span>
      ))}
    </div>
  );
}

/** Explains the colors and the tick of the bar; extra credits show as a number with their cost. */
function QuotaLegend({ figures }: { figures: UsageFigures }) {
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
