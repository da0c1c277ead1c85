import type { ReactNode } from 'react';
import styles from './stat-row.module.css';

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** Must be inside a bare card. */
export function StatRow({ stats: figures }: { readonly stats: readonly Stat[] }) {
  return (
    <div className={styles.row} data-slot="stat-row">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <p className={styles.label}>{label}</p>
          <div className="row row-between row-wrap">
            <p className="readout">{value}</p>
            {note && <div className="muted text-sm">{note}</div>}
          </div>
        </div>
      ))}
    </div>
  );
}
