import { useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './chart.module.css';

interface ChartTableProps {
  readonly label: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The values of a chart as a table, drawn only when it is opened. */
export function ChartTable({ label, headers, rows }: ChartTableProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.tableToggle}>
      <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'chart.table.hide' : 'chart.table.show')}
      </TextButton>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          <section className={classNames('sideways', styles.tableScroll)} aria-label={label} tabIndex={0}>
            <table aria-label={label}>
              <thead>
                <tr>
                  {headers.map((header, place) => (
                    <th key={place} scope="col">
                      {header}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first = '', ...cells], index) => (
                  <tr key={index}>
                    <th scope="row">{first}</th>
                    {cells.map((cell, place) => (
                      <td key={place}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </div>
  );
}
