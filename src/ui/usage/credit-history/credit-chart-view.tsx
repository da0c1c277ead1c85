import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay, formatTimeOfDay } from '#src/domain/shared/dates.ts';
import { formatCount } from '#src/domain/shared/money.ts';
import { axisMarks, columnAt, type CreditChart, type CreditColumn } from '#src/domain/usage/credit-chart.ts';
import { ChartCursor } from '#src/ui/components/chart/chart-cursor.tsx';
import { ChartTable } from '#src/ui/components/chart/chart-table.tsx';
import { CreditTooltip } from './credit-tooltip.tsx';
import { StackedBars } from './stacked-bars.tsx';
import { useLayerName } from './use-layer-name.ts';
import styles from './credit-chart.module.css';

interface CreditChartViewProps {
  readonly of: CreditChart;
  /** What the layers are. */
  readonly label: string;
}

/** Stacked credits over time. Read by pointer and keyboard, in a legend, and as a table. */
export function CreditChartView({ of: chart, label }: CreditChartViewProps) {
  const { t } = useTranslation();
  const [index, setIndex] = useState<number | null>(null);
  const column = index === null ? undefined : columnAt(chart, index);
  const columnText = useColumnText(chart);
  const total = t('credit-chart.total', { count: chart.total, credits: formatCount(chart.total) });
  return (
    <div className={styles.view}>
      <p className={styles.total}>{total}</p>
      <div className={styles.plotRow} dir="ltr">
        <Scale of={chart} />
        <ChartCursor
          label={label}
          count={chart.starts.length}
          index={index}
          onChange={setIndex}
          valueText={column ? columnText(column) : total}
          className={styles.plot}
        >
          <GridLines of={chart} />
          <StackedBars of={chart} readIndex={index} />
          {column && <CreditTooltip column={column} time={timeText(chart, column.start)} at={middleOf(chart, index)} />}
        </ChartCursor>
        <TimeAxis of={chart} />
      </div>
      <Legend of={chart} />
      <StepTable of={chart} label={label} />
    </div>
  );
}

/** As wide as its widest figure. */
function Scale({ of: { ticks } }: { readonly of: CreditChart }) {
  const top = ticks.at(-1) ?? 0;
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.widest}>{formatCount(top)}</span>
      {ticks.map((tick) => (
        <span key={tick} style={atHeight(tick, top)}>
          {formatCount(tick)}
        </span>
      ))}
    </div>
  );
}

function GridLines({ of: { ticks } }: { readonly of: CreditChart }) {
  const top = ticks.at(-1) ?? 0;
  return ticks.map((tick) => <i key={tick} className={styles.gridLine} style={atHeight(tick, top)} />);
}

function TimeAxis({ of: chart }: { readonly of: CreditChart }) {
  const { starts, step } = chart;
  return (
    <p className={styles.axis} aria-hidden="true">
      {axisMarks(starts.length).map((mark) => (
        <span key={mark} dir="auto" style={{ left: `${middleOf(chart, mark)}%` }}>
          {step === 'hour' ? formatTimeOfDay(starts[mark] ?? 0) : formatDay(starts[mark] ?? 0)}
        </span>
      ))}
    </p>
  );
}

/** In the order of the layers, from the bottom up. */
function Legend({ of: { layers } }: { readonly of: CreditChart }) {
  const { t } = useTranslation();
  const nameOf = useLayerName();
  return (
    <ul className={styles.legend} aria-label={t('credit-chart.legend')}>
      {layers.map((layer) => (
        <li key={layer.id}>
          <i className={styles.swatch} data-color={layer.color} />
          <span className={styles.legendName}>{nameOf(layer)}</span>
          <span className={styles.figure}>{formatCount(layer.total)}</span>
        </li>
      ))}
    </ul>
  );
}

function StepTable({ of: chart, label }: CreditChartViewProps) {
  const { t } = useTranslation();
  const nameOf = useLayerName();
  const { step, starts, layers, totals } = chart;
  const time = t(step === 'hour' ? 'credit-chart.hour' : 'credit-chart.day');
  const rows = starts.map((start, index) => [
    timeText(chart, start),
    formatCount(totals[index] ?? 0),
    ...layers.map(({ credits }) => formatCount(credits[index] ?? 0)),
  ]);
  return <ChartTable label={label} headers={[time, t('credit-chart.all'), ...layers.map(nameOf)]} rows={rows} />;
}

function useColumnText(chart: CreditChart): (column: CreditColumn) => string {
  const { t } = useTranslation();
  const nameOf = useLayerName();
  return ({ start, total, parts }) => {
    const values = { time: timeText(chart, start), count: total, credits: formatCount(total) };
    if (parts.length === 0) return t('credit-chart.reading', values);
    const figures = parts.map(({ layer, credits }) => `${nameOf(layer)} ${formatCount(credits)}`);
    return t('credit-chart.reading.parts', { ...values, parts: figures.join('; ') });
  };
}

function timeText({ step }: CreditChart, start: number): string {
  return step === 'hour' ? `${formatDay(start)}, ${formatTimeOfDay(start)}` : formatDay(start);
}

/** In percent of the width. */
function middleOf({ starts }: CreditChart, index: number | null): number {
  return (((index ?? 0) + 0.5) / Math.max(starts.length, 1)) * 100;
}

function atHeight(tick: number, top: number): CSSProperties {
  return { insetBlockEnd: `${top > 0 ? (tick / top) * 100 : 0}%` };
}
