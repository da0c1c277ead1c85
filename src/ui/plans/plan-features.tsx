import { Check } from 'lucide';
import { type PlanFeature, separateValue } from '#src/domain/plans/plan.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import styles from './plans.module.css';

interface PlanFeaturesProps {
  readonly features: readonly PlanFeature[];
  /** Without ticks, for use in a table. */
  readonly plain?: boolean | undefined;
}

/** Spans, because a card of the questionnaire is one label, which may hold no list. */
export function PlanFeatures({ features, plain = false }: PlanFeaturesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <span className={styles.features} role="list">
      {features.map((feature, index) => {
        const value = separateValue(feature);
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <span key={index} className={styles.feature} role="listitem">
            {!plain && <Icon of={Check} size={14} strokeWidth={2} />}
            <span className="own-direction">
              {value && <b>{value}</b>} <span>{feature.name}</span>
            </span>
          </span>
        );
      })}
    </span>
  );
}
