import { Check } from 'lucide';
import type { PlanFeature } from '#src/domain/plans/plan.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';

interface PlanFeaturesProps {
  readonly features: readonly PlanFeature[];
  /** Without ticks, for use in a table. */
  readonly plain?: boolean | undefined;
}

export function PlanFeatures({ features, plain = false }: PlanFeaturesProps) {
  return (
    <ul>
      {features.map(({ name, value }, index) => (
        // Features may repeat, and their order is fixed.
        <li key={index}>
          {!plain && <Icon of={Check} size={14} strokeWidth={2} />}
          <span className="own-direction">
            {value && <b>{value}</b>} {name}
          </span>
        </li>
      ))}
    </ul>
  );
}
