import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import '#src/ui/styles/plans.css';

export function PlanSheetSkeleton() {
  return (
    <div className="plans" aria-hidden="true">
      {['free', 'starter', 'growth', 'business', 'enterprise'].map((plan) => (
        <div className="plan" key={plan}>
          <div className="plan__name">
            <Skeleton width="sm" />
          </div>
          <div className="plan__price">
            <Skeleton width="xs" />
          </div>
          <Skeleton width="lg" />
        </div>
      ))}
    </div>
  );
}
