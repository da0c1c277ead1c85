import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './plans.module.css';

export function PlanSheetSkeleton() {
  return (
    <div className={classNames(styles.plans, styles.isSkeleton)} aria-hidden="true">
      {['free', 'starter', 'growth', 'business', 'enterprise'].map((plan) => (
        <div className={styles.plan} data-slot="plan" key={plan}>
          <div className={styles.name}>
            <Skeleton width="sm" />
          </div>
          <div className={styles.price}>
            <Skeleton width="xs" />
          </div>
          <Skeleton width="lg" />
        </div>
      ))}
    </div>
  );
}
