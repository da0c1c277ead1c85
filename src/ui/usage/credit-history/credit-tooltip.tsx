import type { CSSProperties } from 'react';
import type { CreditColumn } from '#src/domain/usage/credit-chart.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useLayerName } from './use-layer-name.ts';
import styles from './credit-chart.module.css';

interface CreditTooltipProps {
  readonly column: CreditColumn;
  readonly time: string;
  /** The middle of the column, in percent of the width. */
  readonly at: number;
}

/** On the side of the cursor that has more room. The slider announces the same. */
export function CreditTooltip({ column, time, at }: CreditTooltipProps) {
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
