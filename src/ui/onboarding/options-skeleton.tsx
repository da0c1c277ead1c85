import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import styles from './option-grid.module.css';
import cardOptionStyles from '#src/ui/components/form/card-option.module.css';

export function OptionsSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={styles.options} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className={cardOptionStyles.cardOption} key={index}>
          <Skeleton width="md" />
        </div>
      ))}
    </div>
  );
}
