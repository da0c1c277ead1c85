import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import styles from './sort-button.module.css';

interface SortButtonProps {
  readonly children: string;
  readonly sorted: 'ascending' | 'descending' | 'none';
  readonly onClick: () => void;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/** In the header of a column, whose `aria-sort` announces the order. */
export function SortButton({ children, sorted, onClick }: SortButtonProps) {
  return (
    <button type="button" className={styles.sort} data-sorted={sorted} onClick={onClick}>
      <span>{children}</span>
      <Icon of={ICONS[sorted]} size={12} />
    </button>
  );
}
