import { useId } from 'react';
import type { ComparedCategory } from '#src/domain/billing/plan-comparison.ts';
import { ComparisonValue } from './comparison-value.tsx';
import styles from './comparison.module.css';

interface ComparisonRowsProps {
  readonly category: ComparedCategory;
  /** Column of the account's own plan; -1 when it is not listed. */
  readonly activeIndex: number;
}

export function ComparisonRows({ category, activeIndex }: ComparisonRowsProps) {
  const id = useId();
  const columns = (category.features[0]?.values.length ?? 0) + 1;
  return (
    <tbody aria-labelledby={id}>
      <tr className={styles.category}>
        <th colSpan={columns} scope="rowgroup" id={id}>
          <span className="own-direction">{category.name}</span>
        </th>
      </tr>
      {category.features.map(({ key, name, content, values }) => (
        <tr key={key}>
          <th scope="row">
            <bdi>{name}</bdi>
            {content && <small className="own-direction">{content}</small>}
          </th>
          {values.map((value, index) => (
            <td key={index} className={index === activeIndex ? styles.own : undefined}>
              <ComparisonValue value={value} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
