import { Fragment } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './code-input.module.css';

interface CodeCellsProps {
  readonly value: string;
  readonly length: number;
}

/** A cell for each digit, with a dash in the middle. */
export function CodeCells({ value, length }: CodeCellsProps) {
  const current = Math.min(value.length, length - 1);
  return (
    <span className={styles.cells} data-slot="code-cells" aria-hidden="true">
      {Array.from({ length }, (_, cell) => (
        <Fragment key={cell}>
          {cell * 2 === length && <i />}
          <b className={classNames(cell === current && styles.isCurrent, value[cell] && styles.isFilled)}>
            {value[cell]}
          </b>
        </Fragment>
      ))}
    </span>
  );
}
