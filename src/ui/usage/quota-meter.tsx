import type { QuotaBar } from '#src/domain/usage/quota-bar.ts';
import '#src/ui/styles/quota.css';
import { classNames } from '#src/ui/components/class-names.ts';

interface QuotaMeterProps {
  readonly bar: QuotaBar;
  readonly small?: boolean | undefined;
  /**
   * Label and value text. Without them the bar is decorative, because its figures show beside it.
   */
  readonly accessibleText?: { readonly label: string; readonly text: string } | undefined;
}

/** Capped at the quota, with an extra segment beyond it. */
export function QuotaMeter({ bar, small = false, accessibleText: spoken }: QuotaMeterProps) {
  const { usedWidth, extraWidth } = bar;
  return (
    <div className={classNames('meter', small && 'meter--sm')} {...meterAttributes(bar, spoken)}>
      <i style={{ width: `${usedWidth}%` }} />
      {extraWidth > 0 && <i className="meter__extra" style={{ width: `${extraWidth}%` }} />}
    </div>
  );
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
