import { formatCount } from '#src/domain/shared/money.ts';
import { quotaRuler } from '#src/domain/usage/quota-bar.ts';
import styles from './usage.module.css';

/** Marks the quarters of the quota. Decorative, because the meter announces its figures. */
export function QuotaRuler({ included }: { included: number }) {
  const marks = quotaRuler(included);
  if (marks.length === 0) return null;
  return (
    <div className={styles.ruler} aria-hidden="true">
      {marks.map(({ credits, position }) => (
        <span key={position} style={{ left: `${position}%` }}>
          {formatCount(credits)}
        </span>
      ))}
    </div>
  );
}
