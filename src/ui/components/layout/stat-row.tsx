import type { ReactNode } from 'react';
import '#src/ui/styles/card.css';

export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

interface StatRowProps {
  readonly stats: readonly Stat[];
}

/** Must be inside a bare card. */
export function StatRow({ stats: figures }: StatRowProps) {
  return (
    <div className="strip">
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <p className="cell-label">{label}</p>
          <div className="row row--between row--wrap">
            <p className="readout">{value}</p>
            {note && <div className="cell-note">{note}</div>}
          </div>
        </div>
      ))}
    </div>
  );
}
