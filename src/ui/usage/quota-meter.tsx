import type { ElapsedMark, QuotaBar } from '#src/domain/usage/quota-bar.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './quota-meter.module.css';

interface QuotaMeterProps {
  readonly bar: QuotaBar;
  /** Null without a billing period. */
  readonly elapsed: ElapsedMark | null;
  readonly small?: boolean | undefined;
  readonly accessibleText?: { readonly label: string; readonly text: string } | undefined;
}

/** Capped at the quota, with an extra segment beyond it; a tick marks today, which the text around it names. */
export function QuotaMeter({ bar, elapsed, small = false, accessibleText: spoken }: QuotaMeterProps) {
  const { usedWidth, extraWidth } = bar;
  return (
    <div className={classNames(styles.track, small && styles.isSmall)}>
      <div className={styles.meter} {...meterAttributes(bar, spoken)}>
        <i style={{ width: `${usedWidth}%` }} />
        {extraWidth > 0 && <i className={styles.extra} style={{ width: `${extraWidth}%` }} />}
      </div>
      {elapsed && <i className={styles.today} style={{ insetInlineStart: `${elapsed.position}%` }} />}
    </div>
  );
}

export function QuotaTicks() {
  return <div className={styles.ticks} data-slot="ticks" aria-hidden="true" />;
}

/** A `meter` element cannot have two segments. */
function meterAttributes({ usedPercent }: QuotaBar, accessibleText: QuotaMeterProps['accessibleText']) {
  if (!accessibleText) return { 'aria-hidden': true } as const;
  return {
    role: 'meter',
    'aria-label': accessibleText.label,
    'aria-valuemin': 0,
    'aria-valuemax': 100,
    'aria-valuenow': Math.min(usedPercent ?? 0, 100),
    'aria-valuetext': accessibleText.text,
  } as const;
}
