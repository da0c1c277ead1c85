import { classNames } from '#src/ui/components/class-names.ts';
import styles from './quota-meter.module.css';
import type { Formats } from '#src/domain/shared/formats.ts';

interface QuotaMeterProps {
  /** Null without included credits. */
  readonly usedPercent: number | null;
  /** Null without a billing period. */
  readonly elapsedPercent: number | null;
  readonly small?: boolean | undefined;
  readonly accessibleText?: { readonly label: string; readonly text: string } | undefined;
}

/** Where the included credits end on the track; the rest of it is for extra ones. */
const QUOTA_END = 98;
const EXTRA_WIDTH = 2;

/** On the track, in percent of it. The bar, the mark of today and the ruler share this scale. */
export function positionOf(percent: number): number {
  return Math.min(percent, QUOTA_END);
}

/** Capped at the quota, with an extra segment beyond it; a tick marks today, which the text around it names. */
export function QuotaMeter({ usedPercent, elapsedPercent, small = false, accessibleText }: QuotaMeterProps) {
  const used = usedPercent ?? 0;
  return (
    <div className={classNames(styles.track, small && styles.isSmall)}>
      <div className={styles.meter} {...meterAttributes(used, accessibleText)}>
        <i style={{ width: `${positionOf(used)}%` }} />
        {used >= 100 && <i className={styles.extra} style={{ width: `${EXTRA_WIDTH}%` }} />}
      </div>
      {elapsedPercent !== null && (
        <i className={styles.today} style={{ insetInlineStart: `${positionOf(elapsedPercent)}%` }} />
      )}
    </div>
  );
}

export function QuotaTicks() {
  return <div className={styles.ticks} data-slot="ticks" aria-hidden="true" />;
}

/** A `meter` element cannot have two segments. */
function meterAttributes(used: number, accessibleText: QuotaMeterProps['accessibleText']) {
  if (!accessibleText) return { 'aria-hidden': true } as const;
  return {
    role: 'meter',
    'aria-label': accessibleText.label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.min(used, 100),
    'aria-valuetext': accessibleText.text,
  } as const;
}

/** '112%'; a dash when there is no total. */
export function percentText(percent: number | null, formats: Formats): string {
  return percent === null ? '–' : formats.percent(percent);
}
