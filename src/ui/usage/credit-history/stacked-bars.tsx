import { memo } from 'react';
import type { CreditChart, CreditLayer } from '#src/domain/usage/credit-chart.ts';
import styles from './credit-chart.module.css';

/** The drawing stretches to its box: a unit for each column, and thousandths of the height. */
const HEIGHT = 1000;

interface StackedBarsProps {
  readonly of: CreditChart;
  readonly readIndex: number | null;
}

export function StackedBars({ of: chart, readIndex }: StackedBarsProps) {
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
