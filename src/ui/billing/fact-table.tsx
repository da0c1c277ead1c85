import type { ReactNode } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import tableStyles from '#src/ui/components/table/table.module.css';
import styles from './billing.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly isTotal?: boolean | undefined;
}

export function FactTable({ label, facts }: { readonly label: string; readonly facts: readonly Fact[] }) {
  return (
    <table className={classNames(tableStyles.table, styles.facts)} data-slot="table" aria-label={label}>
      <tbody>
        {facts.map(({ label, value, isTotal }) => (
          <tr key={label} className={isTotal ? styles.sum : undefined}>
            <th scope="row">{label}</th>
            <td className={classNames('num', tableStyles.isNumber)}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
