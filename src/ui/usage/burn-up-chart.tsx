import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BurnUp, UsageSample } from '#src/domain/usage/burn-up.ts';
import { type BurnUpDay, burnUpDays } from '#src/domain/usage/burn-up-days.ts';
import { ChartCursor } from '#src/ui/components/chart/chart-cursor.tsx';
import { ChartTable } from '#src/ui/components/chart/chart-table.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './burn-up-chart.module.css';

/** The drawing stretches to its box, so it counts in thousandths of the width and height. */
const SIZE = 1000;

interface BurnUpChartProps {
  readonly of: BurnUp;
  readonly heading?: ReactNode;
  /** Drawn above the lines. */
  readonly mark?: ReactNode;
  /** What the mark says, outside what is drawn. */
  readonly text?: ReactNode;
  readonly isIncludedLabelBelow?: boolean;
}

export function BurnUpChart({ of: chart, heading, mark, text, isIncludedLabelBelow = false }: BurnUpChartProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [index, setIndex] = useState<number | null>(null);
  const days = burnUpDays(chart);
  const read = index === null ? undefined : days[index];
  const dayText = useDayText();
  const today = chart.used.at(-1);
  const todayText = t('burn-up.today', { credits: formats.count(today?.credits ?? 0) });
  return (
    <div className={styles.chart}>
      <div className={styles.head}>
        {heading}
        <p className={styles.reading} aria-hidden="true">
          {read && dayText(read)}
        </p>
      </div>
      <ChartCursor
        label={t('burn-up.label')}
        count={days.length}
        index={index}
        onChange={setIndex}
        valueText={read ? dayText(read) : todayText}
        className={styles.plot}
      >
        <Drawing of={chart} />
        <IncludedLine of={chart} isLabelBelow={isIncludedLabelBelow} />
        {mark}
        {read && <ReadPoint of={chart} day={read} />}
      </ChartCursor>
      <p className={styles.axis} dir="ltr" aria-hidden="true">
        <span dir="auto">{formats.day(chart.start)}</span>
        {today && (
          <span className={styles.now} style={atLeft(chart, today.at)}>
            {t('burn-up.now')}
          </span>
        )}
        <span dir="auto">{formats.day(chart.end)}</span>
      </p>
      {text}
      <DayTable days={days} />
    </div>
  );
}

function Drawing({ of: chart }: { readonly of: BurnUp }) {
  const clipId = useId();
  const { used, forecast, included } = chart;
  const line = (points: readonly UsageSample[]) =>
    points.map((point) => `${x(chart, point.at)} ${y(chart, point.credits)}`);
  const usedLine = line(used).join('L');
  const area = `M${usedLine}L${x(chart, used.at(-1)?.at ?? chart.start)} ${SIZE}L0 ${SIZE}z`;
  const includedY = y(chart, included);
  return (
    <svg viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none" aria-hidden="true">
      <clipPath id={`${clipId}extra`}>
        <path d={`M0 0H${SIZE}V${includedY}H0z`} />
      </clipPath>
      <path className={styles.area} d={area} />
      {included > 0 && <path className={styles.extra} d={area} clipPath={`url(#${clipId}extra)`} />}
      <path className={styles.used} d={`M${usedLine}`} />
      {forecast.length > 0 && <path className={styles.forecast} d={`M${line(forecast).join('L')}`} />}
    </svg>
  );
}

function IncludedLine({ of: chart, isLabelBelow }: { readonly of: BurnUp; readonly isLabelBelow: boolean }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (chart.included <= 0) return null;
  const { runsOutAt } = chart;
  const top = { insetBlockStart: `${y(chart, chart.included) / 10}%` };
  return (
    <div className={styles.included} style={top} aria-hidden="true">
      <span className={isLabelBelow ? styles.isBelow : undefined}>
        <bdi>{t('burn-up.included', { credits: formats.count(chart.included) })}</bdi>
      </span>
      {runsOutAt !== null && <i className={styles.runsOut} style={atLeft(chart, runsOutAt)} />}
    </div>
  );
}

function ReadPoint({ of: chart, day }: { readonly of: BurnUp; readonly day: BurnUpDay }) {
  return (
    <div className={styles.readLine} style={atLeft(chart, day.at)} aria-hidden="true">
      <i style={{ insetBlockStart: `${y(chart, day.credits) / 10}%` }} />
    </div>
  );
}

function DayTable({ days }: { readonly days: readonly BurnUpDay[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <ChartTable
      label={t('burn-up.table')}
      headers={[t('burn-up.day'), t('burn-up.credits'), t('burn-up.basis')]}
      rows={days.map((day) => [formats.day(day.day), formats.count(day.credits), t(BASES[day.kind])])}
    />
  );
}

const BASES = {
  known: 'burn-up.known',
  between: 'burn-up.between',
  forecast: 'burn-up.forecast',
} as const satisfies Record<BurnUpDay['kind'], string>;

function useDayText(): (day: BurnUpDay) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  return ({ day, credits, kind }) => {
    const values = { day: formats.day(day), credits: formats.count(credits) };
    if (kind === 'known') return t('burn-up.reading', values);
    return t(kind === 'between' ? 'burn-up.reading.between' : 'burn-up.reading.forecast', values);
  };
}

function x({ start, end }: BurnUp, at: number): number {
  return Math.round(((at - start) / (end - start)) * SIZE);
}

function y({ top }: BurnUp, credits: number): number {
  return Math.round((1 - credits / top) * SIZE);
}

/** Charts run left to right in every language. */
function atLeft(chart: BurnUp, at: number): CSSProperties {
  return { left: `${x(chart, at) / 10}%` };
}
