import type { ReactNode } from 'react';
import '#src/ui/styles/table.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** The sum of the rows above it. */
  readonly isTotal?: boolean | undefined;
}

export function FactTable({ label, facts }: { readonly label: string; readonly facts: readonly Fact[] }) {
  return (
    <table className="table billing-facts" aria-label={label}>
      <tbody>
        {facts.map(({ label: name, value, isTotal: isSum }) => (
          <tr key={name} className={isSum ? 'billing-sum' : undefined}>
            <th scope="row">{name}</th>
            <td className="r num">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
