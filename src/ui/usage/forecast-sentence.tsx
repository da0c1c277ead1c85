import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { QuotaForecast } from '#src/domain/usage/quota-forecast.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';

/** The sentence states its assumption, because a forecast without it misleads. */
export function ForecastSentence({ figures: { quota, forecast, forecastCost } }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { startDate, endDate } = quota;
  if (forecast.kind === 'over' && forecast.more === null) return <p>{t('usage.forecast.over')}</p>;
  if (forecast.kind === 'unknown') return <p>{t(UNKNOWN[forecast.reason])}</p>;
  if (startDate === null || endDate === null) return <p>{t('usage.forecast.no-period')}</p>;
  const values = {
    // A provider's translation may name the start.
    start: formats.longDate(startDate),
    end: formats.longDate(endDate),
    date: forecast.kind === 'runs-out' ? formats.longDate(forecast.date) : '',
    credits: formats.count(creditsOf(forecast)),
    cost: forecastCost === null ? '' : formats.dollars(forecastCost),
  };
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
