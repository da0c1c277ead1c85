import { counted } from '#src/ui/components/text/trans.tsx';
import { type CSSProperties, memo, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { columnAt, type CreditChart, type CreditColumn, type CreditLayer } from '#src/domain/usage/credit-chart.ts';
import { ChartCursor } from '#src/ui/components/chart/chart-cursor.tsx';
import { ChartTable } from '#src/ui/components/chart/chart-table.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import styles from './credit-chart.module.css';
import { classNames } from '#src/ui/components/class-names.ts';

/** The drawing stretches to its box: a unit for each column, and thousandths of the height. */
const HEIGHT = 1000;

interface StackedBarsProps {
  readonly of: CreditChart;
  readonly readIndex: number | null;
}

function StackedBars({ of: chart, readIndex }: StackedBarsProps) {
  return (
    <svg viewBox={`0 0 ${chart.starts.length} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {readIndex !== null && <path className={styles.band} d={`M${readIndex} 0h1v${HEIGHT}h-1z`} />}
      <Layers of={chart} />
    </svg>
  );
}

/** One path for each layer, whatever the number of its columns; moving the cursor leaves them alone. */
const Layers = memo(function Layers({ of: { layers, ticks } }: { readonly of: CreditChart }) {
  const top = ticks.at(-1) ?? 1;
  return layers.map((layer) => (
    <path key={layer.id} className={styles.layer} data-color={layer.color} d={barsOf(layer, top)} />
  ));
});

function barsOf({ credits, bottoms }: CreditLayer, top: number): string {
  const y = (value: number) => Math.round((1 - value / top) * HEIGHT * 10) / 10;
  let path = '';
  for (const [index, figure] of credits.entries()) {
    const bottom = bottoms[index] ?? 0;
    if (figure > 0) path += `M${index + 0.12} ${y(bottom)}h.76V${y(bottom + figure)}h-.76z`;
  }
  return path;
}

interface CreditChartViewProps {
  readonly of: CreditChart;
  readonly label: string;
}

/** Stacked credits over time. Read by pointer and keyboard, in a legend, and as a table. */
export function CreditChartView({ of: chart, label }: CreditChartViewProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [index, setIndex] = useState<number | null>(null);
  const column = index === null ? undefined : columnAt(chart, index);
  const columnText = useColumnText(chart);
  const total = t('credit-chart.total', counted(chart.total, formats));
  return (
    <div className="stack stack-3">
      <p className={classNames('readout', styles.total)}>{total}</p>
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
          {column && (
            <CreditTooltip column={column} time={timeText(chart, column.start, formats)} at={middleOf(chart, index)} />
          )}
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
  const formats = useFormats();
  const top = ticks.at(-1) ?? 0;
  return (
    <div className={styles.scale} aria-hidden="true">
      <span className={styles.widest}>{formats.count(top)}</span>
      {ticks.map((tick) => (
        <span key={tick} style={atHeight(tick, top)}>
          {formats.count(tick)}
        </span>
      ))}
    </div>
  );
}

function GridLines({ of: { ticks } }: { readonly of: CreditChart }) {
  const top = ticks.at(-1) ?? 0;
  return ticks.map((tick) => <i key={tick} className={styles.gridLine} style={atHeight(tick, top)} />);
}

const MAX_MARKS = 5;

/** The columns that the time axis names: few enough for a phone. */
export function axisMarks(count: number): readonly number[] {
  const stride = Math.max(1, Math.ceil(count / MAX_MARKS));
  return Array.from({ length: Math.ceil(count / stride) }, (_, mark) => mark * stride);
}

function TimeAxis({ of: chart }: { readonly of: CreditChart }) {
  const formats = useFormats();
  const { starts, step } = chart;
  const formatMark = step === 'hour' ? formats.timeOfDay : formats.day;
  return (
    <p className={styles.axis} aria-hidden="true">
      {axisMarks(starts.length).map((mark) => (
        <span key={mark} dir="auto" style={{ left: `${middleOf(chart, mark)}%` }}>
          {formatMark(starts[mark] ?? 0)}
        </span>
      ))}
    </p>
  );
}

function Legend({ of: { layers } }: { readonly of: CreditChart }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const nameOf = useLayerName();
  return (
    <ul className={styles.legend} aria-label={t('credit-chart.legend')}>
      {layers.map((layer) => (
        <li key={layer.id}>
          <i className={styles.swatch} data-color={layer.color} />
          <span className={styles.legendName}>{nameOf(layer)}</span>
          <span className={styles.figure}>{formats.count(layer.total)}</span>
        </li>
      ))}
    </ul>
  );
}

function StepTable({ of: chart, label }: CreditChartViewProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const nameOf = useLayerName();
  const { step, starts, layers, totals } = chart;
  const time = t(step === 'hour' ? 'credit-chart.hour' : 'credit-chart.day');
  const rows = starts.map((start, index) => [
    timeText(chart, start, formats),
    formats.count(totals[index] ?? 0),
    ...layers.map(({ credits }) => formats.count(credits[index] ?? 0)),
  ]);
  return <ChartTable label={label} headers={[time, t('credit-chart.all'), ...layers.map(nameOf)]} rows={rows} />;
}

function useColumnText(chart: CreditChart): (column: CreditColumn) => string {
  const { t } = useTranslation();
  const formats = useFormats();
  const nameOf = useLayerName();
  return ({ start, total, parts }) => {
    const time = timeText(chart, start, formats);
    if (parts.length === 0) return t('credit-chart.reading', counted(total, formats, { time }));
    const figures = parts.map(({ layer, credits }) => `${nameOf(layer)} ${formats.count(credits)}`);
    return t('credit-chart.reading.parts', counted(total, formats, { time, parts: formats.list(figures) }));
  };
}

function timeText({ step }: CreditChart, start: number, formats: Formats): string {
  return step === 'hour' ? formats.dayAndTime(start) : formats.day(start);
}

/** In percent of the width. */
function middleOf({ starts }: CreditChart, index: number | null): number {
  return (((index ?? 0) + 0.5) / Math.max(starts.length, 1)) * 100;
}

function atHeight(tick: number, top: number): CSSProperties {
  return { insetBlockEnd: `${top > 0 ? (tick / top) * 100 : 0}%` };
}

interface CreditTooltipProps {
  readonly column: CreditColumn;
  readonly time: string;
  /** The middle of the column, in percent of the width. */
  readonly at: number;
}

/** On the side of the cursor that has more room. The slider announces the same. */
function CreditTooltip({ column, time, at }: CreditTooltipProps) {
  const formats = useFormats();
  const nameOf = useLayerName();
  const style = { '--at': `${at}%` } as CSSProperties;
  return (
    <div className={classNames(styles.tooltip, at > 50 && styles.isBefore)} style={style} aria-hidden="true">
      <p className={styles.tooltipHead}>
        <span>{time}</span>
        <span className={styles.figure}>{formats.count(column.total)}</span>
      </p>
      {column.parts.map(({ layer, credits }) => (
        <p key={layer.id}>
          <i className={styles.swatch} data-color={layer.color} />
          <span className={styles.tooltipName}>{nameOf(layer)}</span>
          <span className={styles.figure}>{formats.count(credits)}</span>
        </p>
      ))}
    </div>
  );
}

function useLayerName(): (layer: CreditLayer) => string {
  const { t } = useTranslation();
  return ({ name }) => name || t('credit-chart.other');
}
