import type { ReactNode } from 'react';
import '#src/ui/styles/table.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** What the lines above it come to. */
  readonly isTotal?: boolean | undefined;
}

/** Lines of a bill: what, and how much. */
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
